import { StartError } from '../node-utils/index.ts';
import type { Kind } from './kinds.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** One setting of a process, as data: how to read it, and what docs/settings.md says about it. */
export type Setting<T> = {
  /** Its name in the environment. */
  readonly name: string;
  readonly kind: Kind<T>;
  /**
   * Text that replaces a missing value, or a function that derives it from the settings declared before. A setting
   * without a default is optional.
   */
  readonly default?: string | ((values: never) => string | undefined);
  /** Describes a default that is not a fixed text, for docs/settings.md. */
  readonly defaultNote?: string;
  /**
   * `required`: production does not use the default. `requiredUnless`: the same, unless another setting has a value,
   * as `instead` says. `forbidden`: production allows no other value, for this reason.
   */
  readonly production?:
    | 'required'
    | { readonly requiredUnless: string; readonly instead: string }
    | { readonly forbidden: string };
  /** One line. */
  readonly meaning: string;
};

/** The settings of a process by the name of their value, in the order in which they are read and reported. */
export type Schema = Readonly<Record<string, Setting<unknown>>>;

/** What the settings of a schema contain once read; `undefined` only for those without a default. */
export type Values<S> = {
  readonly [Key in keyof S]: S[Key] extends { kind: Kind<infer T> }
    ? S[Key] extends { default: string | ((values: never) => string) }
      ? T
      : T | undefined
    : never;
};

/** Thrown for invalid settings. The message has one line per problem. */
export class SettingsError extends StartError {
  override readonly name: string = 'SettingsError';

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/**
 * Reads the settings of a process from its environment. An empty value counts as missing.
 *
 * @param findProblems checks rules between settings; an invalid setting has its default there, or `undefined`
 * @throws SettingsError with one line per problem
 */
export function readSettings<S extends Schema>(
  schema: S,
  env: Environment,
  findProblems: (values: NoInfer<Partial<Values<S>>>) => readonly string[] = () => [],
): Values<S> {
  const isProduction = env.APP_ENV === 'production';
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [key, setting] of Object.entries(schema)) {
    const { name, kind, production } = setting;
    const isRequired = isProduction && isRequiredInProduction(production, env);
    const getDefault = () => (isRequired ? undefined : resolveDefault(setting, values));
    const text = env[name] || getDefault();
    const value = parse(kind, text);
    if (text === undefined) {
      if (isRequired) problems.push(describeMissing(setting));
    } else if (value === undefined) {
      problems.push(`${kind.isSecret ? name : `${name}=${text}`} is not ${kind.expected}.`);
    } else if (isProduction && isForbidden(production) && value !== parse(kind, getDefault())) {
      problems.push(`${name} is set. Remove it: ${production.forbidden}.`);
    }
    // The default replaces an invalid value, so that reading continues and every problem is reported at once.
    values[key] = value ?? parse(kind, getDefault());
  }
  problems.push(...findProblems(values as Partial<Values<S>>));
  if (problems.length > 0) throw new SettingsError(problems);
  return values as Values<S>;
}

type ProductionRule = Setting<unknown>['production'];

function isRequiredInProduction(rule: ProductionRule, env: Environment): boolean {
  if (typeof rule === 'object') return 'requiredUnless' in rule && !env[rule.requiredUnless];
  return rule === 'required';
}

function isForbidden(rule: ProductionRule): rule is { readonly forbidden: string } {
  return typeof rule === 'object' && 'forbidden' in rule;
}

function describeMissing({ name, kind, production }: Setting<unknown>): string {
  const missing = `${name} is missing. It must be ${kind.expected}.`;
  const hasAlternative = typeof production === 'object' && 'instead' in production;
  return hasAlternative ? `${missing} Or set ${production.instead}.` : missing;
}

function resolveDefault(setting: Setting<unknown>, earlierValues: object): string | undefined {
  return typeof setting.default === 'function' ? setting.default(earlierValues as never) : setting.default;
}

function parse<T>(kind: Kind<T>, text: string | undefined): T | undefined {
  return text === undefined ? undefined : kind.parse(text);
}
