import type { Id } from '../ids.ts';

/**
 * Matches a field by id through an index that is partial by the type. From an equality alone MongoDB does not derive
 * the type, so it would read the whole collection.
 */
export const equalsId = (id: Id) => ({ $eq: id, $type: 'objectId' }) as const;
