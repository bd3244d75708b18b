import type { Operator } from '@platform/contracts';
import { OPERATOR_META, PLATFORM_META } from '../document/platform-origin.ts';

/** Returns the URL of a path on the full platform, for links from a standalone page. */
export function platformUrl(path: string): string {
  return readMeta(PLATFORM_META) + path;
}

/** Reads who operates the platform. */
export function readOperator(): Operator {
  return JSON.parse(readMeta(OPERATOR_META)) as Operator;
}

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
