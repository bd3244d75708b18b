import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../src/workspaces.ts';
import { read, readStage } from './deployment-files.ts';

const DOCUMENTS = [
  'docs/incidents.md',
  'docs/operations.md',
  'deploy/backup/README.md',
  'deploy/containers/README.md',
  'deploy/kubernetes/README.md',
];
/** Where the commands of a script, and of its commands, are listed in a text of usage. */
const TOOLS: Readonly<Record<string, readonly string[]>> = {
  release: ['deploy/launcher/src/release.ts', 'deploy/releases/src/cli/usage.ts'],
  db: ['api/src/tools/db.ts'],
  'db keys': ['api/src/tools/keys.ts'],
  'db audit': ['api/src/tools/audit.ts'],
  proof: ['proofs/proof.mjs'],
};
const SCRIPTS = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
const SERVICES = Object.keys(
  (parse(read('deploy/compose.yaml'), { merge: true, maxAliasCount: -1 }) as { services: object }).services,
);

/** Commands in sentences are wrapped like those; blocks of code have one a line. */
const readWords = (path: string): string =>
  read(path)
    .split('```')
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/[ \n]+/g, ' ') : part))
    .join('```');

function findCommands(pattern: RegExp): { document: string; command: (string | undefined)[] }[] {
  return DOCUMENTS.flatMap((document) =>
    [...readWords(document).matchAll(pattern)].map(([, ...command]) => ({
      document,
      command: command,
    })),
  );
}

const hasSubcommand = (script: string, name: string): boolean =>
  (TOOLS[script] ?? []).some((path) => new RegExp(`(?:^|[\`}]) {2}${name}\\b`, 'm').test(read(path)));

/** Whether each word is a command of what the words before it name. */
const areCommands = (script: string, [name = '', ...rest]: readonly (string | undefined)[]): boolean =>
  !(script in TOOLS) ||
  name === '' ||
  (hasSubcommand(script, name) && areCommands(`${script} ${name}`, rest));

it('names scripts and their commands that exist', () => {
  const named = findCommands(/npm run ([\w:-]+)(?: -- ([a-z]+)(?: ([a-z]+))?)?/g);
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(
    ({ command: [script = '', ...words] }) => !SCRIPTS.includes(script) || !areCommands(script, words),
  );
  expect(missing).toEqual([]);
});

it('runs programs in containers that their images have', () => {
  const programs = findCommands(
    /(?:exec api-1|run --rm migrate|kubectl exec deploy\/api --) node ([\w./-]+)(?: ([a-z]+)(?: ([a-z]+))?)?/g,
  );
  expect(programs.length).toBeGreaterThan(8);
  for (const { command } of programs) {
    const [file = '', ...words] = command;
    const copied = [...`${readStage('runtime')}${readStage('api')}`.matchAll(/^COPY (\S+) \1$/gm)];
    const isCopied = copied.some(([, path = '']) => file === path || file.startsWith(`${path}/`));
    expect({ command, isThere: existsSync(join(ROOT, file)), isCopied }).toEqual({
      command,
      isThere: true,
      isCopied: true,
    });
    const script = Object.keys(TOOLS).find((tool) => TOOLS[tool]?.includes(file));
    if (script) expect(areCommands(script, words)).toBe(true);
  }
});

it('names services of the compose file, and commands of the image that they run', () => {
  const calls = findCommands(
    /(?:`dc|docker compose -f deploy\/compose\.yaml) (exec|run|up|stop|rm|logs|ps)((?: --?[a-z-]+(?: \d+)?)*) ([a-z][a-z0-9-]*)(?: ([a-z0-9-]+))?/g,
  );
  expect(calls.length).toBeGreaterThan(15);
  for (const { document, command } of calls) {
    const [verb, , service, next] = command;
    expect({ document, service, known: SERVICES }).toEqual({
      document,
      service,
      known: expect.arrayContaining([service]),
    });
    if (verb === 'run' && service === 'releases' && next && !SERVICES.includes(next))
      expect(hasSubcommand('release', next)).toBe(true);
  }
});
