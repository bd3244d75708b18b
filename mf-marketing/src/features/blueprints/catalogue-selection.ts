import { BLUEPRINTS, FEATURED_BLUEPRINT_ID, type Blueprint } from '@platform/contracts';

/** From this limit on there is room for the featured blueprint. Source: product specification, section 2. */
const FEATURED_FROM_LIMIT = 6;

/** Which blueprints a page shows, and where. */
export type CatalogueSelection = {
  /** The regular grid, by id; never the featured one. */
  readonly grid: readonly Blueprint[];
  /** The one with a place of its own, if it is shown. */
  readonly featured: Blueprint | undefined;
  /** There are more than are shown: the page leads to all of them. */
  readonly hasMore: boolean;
};

/** The first `limit` blueprints, or all of them, laid out as the catalogue wants it. */
export function selectCatalogue(limit?: number): CatalogueSelection {
  const shown = BLUEPRINTS.slice(0, limit);
  const hasRoom = limit === undefined || limit >= FEATURED_FROM_LIMIT;
  return {
    grid: shown.filter(({ id }) => id !== FEATURED_BLUEPRINT_ID),
    featured: hasRoom ? BLUEPRINTS.find(({ id }) => id === FEATURED_BLUEPRINT_ID) : undefined,
    hasMore: limit !== undefined && BLUEPRINTS.length > limit,
  };
}
