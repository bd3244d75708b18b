/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import ts from 'typescript';
import { fontFaceCss } from './font-face.ts';

const REPOSITORY = join(__dirname, '../../..');
/** Letters and signs of other alphabets that what is typed is compared with. No page shows them. */
const COMPARED_ONLY = [
  'api/contracts/src/auth/reserved-usernames.ts',
  'api/contracts/src/typed-number.ts',
  'api/src/platform/normalize-reference.ts',
];
/** Names and addresses in the scripts of their countries: what people type is drawn with fonts of the system. */
const TYPED_ONLY = ['api/src/demo/people.ts'];
/** The sources whose texts reach a page: the front ends, and the API's task instructions, messages and mails. */
const SOURCES = globSync(
  '{api,api/contracts,design-system,design-system/annotation,mf-*,shell,shell/kit}/src/**/*.{ts,tsx}',
  {
    cwd: REPOSITORY,
  },
).filter((file) => !/\.test\.tsx?$/.test(file) && ![...COMPARED_ONLY, ...TYPED_ONLY].includes(file));

const FACES = readFontFaces();
const TEXTS = SOURCES.map((file) => ({ file, source: readFileSync(join(REPOSITORY, file), 'utf8') }));

it.each(['Figtree', 'JetBrains Mono'])('%s has every character of the texts on pages', (family) => {
  const missing = TEXTS.flatMap(({ file, source }) =>
    [...collectCharacters(source)]
      .filter((character) => !hasCharacter(family, character))
      .map((character) => `${file}: ${character} (U+${character.codePointAt(0)?.toString(16)})`),
  );

  expect(SOURCES.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

it('names font families only in the tokens', () => {
  const offenders = TEXTS.filter(
    ({ file, source }) =>
      !/design-system\/src\/(theme\/font-face|tokens\/scale(\.stories)?)\.tsx?$|api\/src\/platform\/openapi\/docs-page\.ts$/.test(
        file,
      ) &&
      /\b(?:monospace|system-ui|sans-serif|serif|Menlo|Consolas)\b|font-?family['"]?: (?!['"]?(?:inherit|\$\{FONT\.))/i.test(
        source,
      ),
  );

  expect(offenders.map(({ file }) => file)).toEqual([]);
});

/** Returns the visible characters of a module's strings and JSX text, without those of its comments. */
function collectCharacters(source: string): Set<string> {
  const characters = new Set(ASCII);
  if (!/[^\0-\x7f]|\\[ux]|&#?\w+;/.test(source)) return characters;
  // The compiler decodes the entities of JSX text.
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
  });
  collectFrom(ts.createSourceFile('module.js', outputText, ts.ScriptTarget.ESNext));
  return characters;

  function collectFrom(node: ts.Node) {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      for (const character of node.text) if (VISIBLE.test(character)) characters.add(character);
    }
    ts.forEachChild(node, collectFrom);
  }
}

const VISIBLE = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;
const ASCII = Array.from({ length: 0x7f - 0x21 }, (_, index) => String.fromCodePoint(0x21 + index));

function hasCharacter(family: string, character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return FACES.some(
    (face) =>
      face.family === family &&
      face.ranges.some(([first, last]) => first <= codePoint && codePoint <= last) &&
      face.characters.has(codePoint),
  );
}

/** Reads the font files and the ranges for which the style sheet uses them. */
function readFontFaces() {
  const css = fontFaceCss({
    latin: 'figtree-latin.woff2',
    latinExt: 'figtree-latin-ext.woff2',
    mono: 'jetbrains-mono-latin.woff2',
  });
  const rules = css.matchAll(/font-family: ([^;]+);.*src: url\(([^)]+)\).*unicode-range: ([^;]+);/g);
  return [...rules].map(([, family, file, range]) => {
    const font = create(readFileSync(join(__dirname, 'fonts', file!)));
    if (!('characterSet' in font)) throw new Error(`${file} is a collection of fonts`);
    return {
      family,
      characters: new Set(font.characterSet),
      ranges: range!.split(', ').map((part): [number, number] => {
        const [first, last = first] = part.slice('U+'.length).split('-');
        return [parseInt(first!, 16), parseInt(last!, 16)];
      }),
    };
  });
}
