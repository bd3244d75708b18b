import type { PartDefinition } from '@platform/contracts';

/** Names the place of an error that several places of a question can have, e.g. `Row 3` or `Claim 2`. */
export function placeName(definition: PartDefinition, path: string): string | undefined {
  const row = /^rows\[(\d+)\]/.exec(path)?.[1];
  if (row !== undefined && definition.type === 'form' && definition.maxRows > 1)
    return `Row ${Number(row) + 1}`;
  const [field, id] = path.split('.');
  if (definition.type === 'claims' && field === 'verdicts') {
    return `Claim ${definition.claims.findIndex((claim) => claim.id === id) + 1}`;
  }
  if (definition.type === 'pair' && field === 'ratings') {
    return definition.dimensions.find((dimension) => dimension.id === id)?.label;
  }
  const link = /^links\[(\d+)\]/.exec(path)?.[1];
  return link === undefined ? undefined : `Link ${Number(link) + 1}`;
}
