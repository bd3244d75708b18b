import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, readApi } from './read-api.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-api-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function read(files: Readonly<Record<string, string>>): Api {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return readApi({ kit: join(folder, 'index.d.ts') });
}

it('reads what an entry point exports, from itself, from other files and from packages', () => {
  const api = read({
    'index.d.ts': `
      import { own } from './own.ts';
      export { own as renamed };
      export { useToast, type Tone } from './toast.tsx';
      export * from './all.ts';
      export { Link } from 'router';
      declare const hidden: number;
      export {};`,
    'own.d.ts': 'export declare const own: () => string;',
    'toast.d.ts': `
      /** Shows a toast. */
      export declare function useToast(tone: Tone): void;
      export declare function useToast(): void;
      export type Tone = 'ok' | 'danger';`,
    'all.d.ts': 'export declare const LIMIT = 14; export declare const TEXT = "Try again.";',
  });
  expect(Object.fromEntries(api)).toEqual({
    'kit Link': 'Link of router',
    'kit LIMIT': 'LIMIT: number',
    'kit TEXT': 'TEXT: string',
    'kit Tone': `export type Tone = 'danger' | 'ok';`,
    'kit renamed': 'own: () => string',
    'kit useToast':
      'export declare function useToast(tone: Tone): void;\nexport declare function useToast(): void;',
    'type Tone': `export type Tone = 'danger' | 'ok';`,
  });
});

it('includes the types that an export refers to, also those of other files', () => {
  const api = read({
    'index.d.ts': `
      import type { Props } from './props.ts';
      type State = { open: boolean };
      export declare function useState(props: Props): State;`,
    'props.d.ts': 'export type Props = { tone: string };',
  });
  expect([...api.keys()]).toEqual(['kit useState', 'type Props', 'type State']);
});

it('gives the members of a constant and the optional members of a type entries of their own', () => {
  const api = read({
    'index.d.ts': `
      export declare const paths: { readonly home: () => string; readonly admin: { readonly users: () => string } };
      export type Handle = { readonly title: string; readonly hidden?: true };`,
  });
  expect(Object.fromEntries(api)).toEqual({
    'kit paths': '{  }',
    'kit paths.home': 'readonly home: () => string;',
    'kit paths.admin': '{  }',
    'kit paths.admin.users': 'readonly users: () => string;',
    'kit Handle': '{ readonly title: string; }',
    'kit Handle.hidden': 'readonly hidden?: true;',
  });
});

it('notices a change at the end of a long type', () => {
  const toText = (last: string) =>
    read({ 'index.d.ts': `export type Long = [${'string, '.repeat(100)}${last}];` }).get('kit Long');
  expect(toText('number')).toMatch(/^export type Long = .*\.\.\. \(\d+ characters, \w{12}\)$/);
  expect(toText('boolean')).not.toBe(toText('number'));
});
