import type { Endpoint } from '@platform/contracts';
import { Button, DownloadIcon } from '@platform/design-system';

/** An endpoint that exports a list. */
export type CsvEndpoint = Endpoint & { readonly responseType: 'csv' };

type Props = {
  endpoint: CsvEndpoint;
  /** The query of the list. Its cursor and limit are ignored: the file has every matching row. */
  query: Readonly<Record<string, unknown>>;
};

/** Downloads the list as CSV, with the current search and filters. The API records the export in the audit log. */
export function CsvLink({ endpoint: { path }, query }: Props) {
  const filters = Object.entries(query).filter(
    ([name, value]) => value !== undefined && !['cursor', 'limit'].includes(name),
  );
  const search = new URLSearchParams(filters.map(([name, value]) => [name, String(value)])).toString();
  return (
    <Button size="compact" asChild>
      <a href={search ? `${path}?${search}` : path} download>
        <DownloadIcon size={16} />
        CSV
      </a>
    </Button>
  );
}
