import { parseDevOptions } from './dev-options.ts';
import { findApps } from './workspaces.ts';

it.each([
  [[], { hot: findApps() }],
  [['mf-dashboard'], { hot: ['mf-dashboard'] }],
  [['mf-admin', 'shell'], { hot: ['shell', 'mf-admin'] }],
  [
    ['mf-dashboard', '--against', 'https://staging.example/'],
    { hot: ['mf-dashboard'], against: 'https://staging.example' },
  ],
])('reads %j', (args, options) => {
  expect(parseDevOptions(args)).toEqual(options);
});

it.each([
  [['dashboard'], 'Unknown app "dashboard"'],
  [['--hot'], "Unknown option '--hot'"],
  [['mf-dashboard', '--against', 'staging'], '--against staging is not an origin'],
  [['--against', 'https://staging.example'], '--against takes one remote'],
  [['shell', '--against', 'https://staging.example'], '--against takes one remote'],
  [['mf-admin', 'mf-dashboard', '--against', 'https://staging.example'], '--against takes one remote'],
])('rejects %j with the usage', (args, message) => {
  expect(() => parseDevOptions(args)).toThrow(message);
  expect(() => parseDevOptions(args)).toThrow('npm run dev -- mf-dashboard');
});
