import { createHash } from 'node:crypto';
import type { WorkItemSeed } from '@platform/content';
import { sortFields } from '../../platform/sort-fields.ts';
import type { TruthVersion } from './work.records.ts';

/** Hexadecimal digits of the ids of items and the versions of truths. */
const ID_LENGTH = 24;

/** Hashes content by its values: the order of fields says nothing. */
export function hashContent(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content, sortFields)).digest('hex');
}

/** Makes an id of content, of 24 hexadecimal digits. */
export function contentId(content: unknown): string {
  return hashContent(content).slice(0, ID_LENGTH);
}

/** Makes what is stored of the right answers to an item. */
export function toTruthVersion({
  truth,
  explanation,
  isHard = false,
}: Pick<WorkItemSeed, 'truth' | 'explanation' | 'isHard'>): TruthVersion {
  return { version: contentId(truth), parts: { ...truth }, explanation, isHard };
}
