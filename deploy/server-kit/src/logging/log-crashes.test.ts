import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs a process that logs its crashes. Returns its exit code and the lines that it wrote. */
function run(script: string) {
  const [create, crashes] = ['create-logger.ts', 'log-crashes.ts'].map((file) => join(__dirname, file));
  const start = `import { createLogger } from '${create}';
    import { logCrashes } from '${crashes}';
    logCrashes(createLogger('api', 'info'));
    ${script}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', start], {
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n');
  return { status, stderr, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

it.each([
  ['an error', "throw Object.assign(new TypeError('broken'), { keyValue: { email: 'ada@example.org' } });"],
  [
    'a rejection',
    "await Promise.reject(Object.assign(new TypeError('broken'), { keyValue: { email: 'ada@example.org' } }));",
  ],
  [
    'a later error',
    "setTimeout(() => { throw Object.assign(new TypeError('broken'), { keyValue: { email: 'ada@example.org' } }); });",
  ],
])('logs %s that ends the process as one redacted line', (_name, script) => {
  const { status, stderr, lines } = run(script);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(lines).toEqual([
    expect.objectContaining({
      level: 60,
      service: 'api',
      msg: 'the process ends because of an unexpected error',
      err: expect.objectContaining({
        type: 'TypeError',
        message: 'broken',
        stack: expect.any(String),
        keyValue: '[Redacted]',
      }),
    }),
  ]);
});

it('logs a warning of Node as a line', () => {
  const { status, stderr, lines } = run("process.emitWarning('careful');");
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(lines).toEqual([
    expect.objectContaining({ level: 40, err: expect.objectContaining({ message: 'careful' }) }),
  ]);
});
