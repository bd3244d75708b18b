import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { SIMPLE_ICONS } from './webpack.common.ts';
import keepIcons from './simple-icons-loader.ts';

/** The package is one of the design system's. */
const requireIcons = createRequire(resolve(__dirname, '../../../design-system/package.json'));
const source = readFileSync(resolve(requireIcons.resolve('simple-icons'), '../index.mjs'), 'utf8');
const PAYMENT_MARK = resolve(
  __dirname,
  '../../../design-system/src/components/payment-mark/payment-mark.tsx',
);

const keep = (...names: string[]) => keepIcons.call({ getOptions: () => ({ names }) }, source);

it('keeps the icons as the package has them, and no other one', () => {
  const code = keep('siPaypal', 'siZelle');
  const { siPaypal, siZelle } = requireIcons('simple-icons') as Record<string, { svg: string }>;

  const script = `${code.replaceAll('export const', 'const')}; ({ siPaypal, siZelle })`;
  const kept = runInNewContext(script) as Record<string, { svg: string }>;
  expect(Object.keys(kept)).toEqual(['siPaypal', 'siZelle']);
  expect(kept.siPaypal?.svg).toBe(siPaypal?.svg);
  expect(kept.siZelle?.svg).toBe(siZelle?.svg);
  expect(code.length).toBeLessThan(5_000);
});

it('rejects an icon that the package does not have', () => {
  expect(() => keep('siNothing')).toThrow('simple-icons has no export siNothing');
});

it('keeps what the design system imports', () => {
  const [, imported = ''] =
    /import \{ (.*?) \} from 'simple-icons'/.exec(readFileSync(PAYMENT_MARK, 'utf8')) ?? [];
  expect(SIMPLE_ICONS).toEqual(imported.split(', '));
});
