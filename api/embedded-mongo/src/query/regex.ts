import type { BSONRegExp } from 'bson';
import { badValue, location } from '../errors.ts';
import { isRegex, type Value } from '../bson/value.ts';

/**
 * @param operand a regular expression, or its source.
 * @throws MongoError 51108 for an unknown option, 51091 for a pattern that does not parse.
 */
export function compileRegex(operand: Value, options?: Value): RegExp {
  const [source, own] = sourceOf(operand);
  const flags = options === undefined ? own : options;
  if (typeof flags !== 'string') throw badValue('$options has to be a string');
  return build(source, flags);
}

/** A regular expression literal, with its own options. */
export const compileRegexLiteral = (literal: BSONRegExp): RegExp => build(literal.pattern, literal.options);

/** The text that everything the expression matches begins with, if it says so simply enough. */
export function literalPrefix(regex: RegExp): string | undefined {
  if (/[im]/.test(regex.flags) || regex.source.includes('|')) return undefined;
  const found = /^\^((?:[A-Za-z0-9 _@:;,/'"<>=!#%&~`-]|\\[^A-Za-z0-9])+)/.exec(regex.source);
  const literal = found?.[1];
  if (literal === undefined) return undefined;
  const quantified = /^[*?{]/.test(regex.source.slice(literal.length + 1));
  const kept = quantified ? literal.replace(/\\?.$/, '') : literal;
  return kept.replace(/\\(.)/g, '$1') || undefined;
}

function sourceOf(operand: Value): [source: string, flags: string] {
  if (isRegex(operand)) return [operand.pattern, operand.options];
  if (typeof operand === 'string') return [operand, ''];
  throw badValue('$regex has to be a string');
}

function build(pattern: string, options: string): RegExp {
  const unknown = /[^ims]/.exec(options)?.[0];
  if (unknown !== undefined) throw location(51108, `invalid flag in regex options: ${unknown}`);
  const regex = tryBuild(pattern, `${options}u`) ?? tryBuild(pattern, options);
  if (!regex) throw location(51091, `Regular expression is invalid: ${pattern}`);
  return regex;
}

/** JavaScript's strict syntax refuses some escapes that PCRE allows; its lax one does not. */
function tryBuild(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}
