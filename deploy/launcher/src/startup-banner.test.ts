import { readLaunchSettings } from './launch-settings.ts';
import { formatStartupBanner } from './startup-banner.ts';

it('says what the embedded database means for production, and nothing elsewhere', () => {
  const { pageServer, ...settings } = readLaunchSettings({});
  const format = (production: boolean, mongodbUri?: string) =>
    formatStartupBanner({ ...settings, pageServer: { ...pageServer, production }, mongodbUri }, '/logs', []);

  expect(format(true)).toMatch(/^database +embedded: all data is on one disk of one machine/m);
  expect(format(true, 'mongodb://127.0.0.1/platform')).not.toContain('embedded');
  expect(format(false)).not.toContain('embedded');
  expect(format(false)).toContain('docs/tour.md');
  expect(format(true)).not.toContain('docs/tour.md');
});

it('ends with one line per address', () => {
  const settings = readLaunchSettings({
    SHELL_PORT: '4000',
    MARKETING_PORT: '4001',
    DASHBOARD_PORT: '4002',
    ADMIN_PORT: '4003',
    API_PORT: '4004',
  });

  const lines = formatStartupBanner(settings, '/logs', []).split('\n');

  expect(lines.slice(lines.lastIndexOf('') + 1)).toEqual([
    expect.stringMatching(/^shell +http:\/\/localhost:4000$/),
    expect.stringMatching(/^mf-marketing +http:\/\/localhost:4001$/),
    expect.stringMatching(/^mf-dashboard +http:\/\/localhost:4002$/),
    expect.stringMatching(/^mf-admin +http:\/\/localhost:4003 .*admin console/),
    expect.stringMatching(/^API +http:\/\/127\.0\.0\.1:4004 .*\/api\/docs/),
  ]);
});
