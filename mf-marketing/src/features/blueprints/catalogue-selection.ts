import { BLUEPRINTS, FEATURED_BLUEPRINT_ID, type Blueprint } from '@platform/contracts';

/** Smallest limit that shows the featured blueprint. Source: docs/specification.md#2-screens-and-routes. */
const FEATURED_FROM_LIMIT = 6;

/** The blueprints that a page shows. */
export type CatalogueSelection = {
  /** The regular grid, ordered by id, without the featured blueprint. */
  readonly grid: readonly Blueprint[];
  /** The featured blueprint, if it is shown. */
  readonly featured: Blueprint | undefined;
  /** Whether the limit hides blueprints, so that the page links to all of them. */
  readonly hasMore: boolean;
};

/** Selects the first `limit` blueprints, or all of them without a limit. */
export function selectCatalogue(limit?: number): CatalogueSelection {
  const shown = BLUEPRINTS.slice(0, limit);
  const showsFeatured = limit === undefined || limit >= FEATURED_FROM_LIMIT;
  return {
    grid: shown.filter(({ id }) => id !== FEATURED_BLUEPRINT_ID),
    featured: showsFeatured ? BLUEPRINTS.find(({ id }) => id === FEATURED_BLUEPRINT_ID) : undefined,
    hasMore: limit !== undefined && BLUEPRINTS.length > limit,
  };
}
