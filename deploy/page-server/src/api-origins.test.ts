import { silentLog } from '../test/page-server.factory.ts';
import { createApiOrigins } from './api-origins.ts';

it('starts with another origin for each call, until each had its turn', () => {
  const origins = createApiOrigins(
    ['http://127.0.0.1:1', 'http://127.0.0.1:2', 'http://127.0.0.1:3'],
    silentLog,
  );
  const first = Array.from({ length: 6 }, () => origins.candidates()[0]?.address);
  origins.close();

  expect(new Set(first.slice(0, 3)).size).toBe(3);
  expect(first.slice(3)).toEqual(first.slice(0, 3));
});
