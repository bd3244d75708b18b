import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PageRoute, readRoutes } from './read-routes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-routes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function readRoutesOf(code: string): PageRoute[] {
  const file = join(folder, 'server.cjs');
  writeFileSync(file, code);
  return readRoutes(file);
}

it('lists nested routes and the chunks of their pages, with the paths of the kit and without rendering', () => {
  const code = `
    const { createContext } = require('react');
    const { styled } = require('styled-components');
    const kit = require('@platform/kit');
    const Context = createContext(null);
    const Box = styled.div.attrs({ role: 'group' })\`color: \${kit.anything};\`;
    class Boundary extends require('react').Component {}
    const { useReports } = kit.injectContractEndpoints({}).endpoints;
    exports.remote = {
      contract: kit.HOST_CONTRACT,
      routes: [{ children: [
        { id: 'tasks-page', path: kit.paths.dashboard.tasks(), handle: { chunks: ['chart'] } },
        { path: '/reports', children: [{ index: true }] },
      ] }],
    };`;
  expect(readRoutesOf(code)).toEqual([
    { path: '/dashboard/tasks', chunks: ['tasks-page', 'chart'] },
    { path: '/reports', chunks: [] },
  ]);
});

it.each(['', 'exports.remote = {};', 'throw new Error("broken");'])('rejects the bundle %j', (code) => {
  expect(() => readRoutesOf(code)).toThrow('src/remote.ts must export a remote, and load its pages lazily.');
});
