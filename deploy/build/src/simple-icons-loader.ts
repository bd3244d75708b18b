import type { LoaderContext } from 'webpack';

type Options = {
  /** Names of the exports that the design system imports. */
  readonly names: readonly string[];
};

/**
 * Keeps only some exports of `simple-icons`, which has more than 3,000 icons in one file of 5 MB. webpack leaves the
 * unused ones out of a release, but has to parse them all first, and a development server held them in memory.
 *
 * @throws Error that names an icon that the package does not have.
 */
export default function keepIcons(this: Pick<LoaderContext<Options>, 'getOptions'>, source: string): string {
  const { names } = this.getOptions();
  const common = source.slice(0, source.indexOf('export const '));
  const icons = names.map((name) => {
    const [icon] = new RegExp(`\\b${name}=\\{.*?\\}(?=,si|;|$)`, 's').exec(source) ?? [];
    if (icon === undefined) throw new Error(`simple-icons has no export ${name}`);
    return `export const ${icon};`;
  });
  return [common, ...icons].join('\n');
}
