import type { Endpoint } from '@platform/contracts';
import { Button, DownloadIcon } from '@platform/design-system';

type Props = {
  /** The list as a file. */
  endpoint: Endpoint & { readonly responseType: 'csv' };
  /** What the list is asked for; the file has all of it and not only this page. */
  query: Readonly<Record<string, unknown>>;
};

/** The list as CSV, with the search and the filters that are set. The export is written to the audit log. */
export function CsvLink({ endpoint: { path }, query }: Props) {
  const given = Object.entries(query).filter(
    ([name, value]) => value !== undefined && !['cursor', 'limit'].includes(name),
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return (
    <Button size="compact" asChild>
      <a href={search ? `${path}?${search}` : path} download>
        <DownloadIcon size={16} />
        CSV
      </a>
    </Button>
  );
}
