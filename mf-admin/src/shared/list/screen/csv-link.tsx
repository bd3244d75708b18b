import type { Endpoint } from '@platform/contracts';
import { DownloadIcon, IconButton } from '@platform/design-system';
import { isApiError } from '@platform/kit';
import { useRef, type MouseEvent } from 'react';
import { useLazyAdminCountersQuery } from '../../counters-api.ts';

/** An endpoint that exports a list. */
export type CsvEndpoint = Endpoint & { readonly responseType: 'csv' };

type Props = {
  endpoint: CsvEndpoint;
  /** The query of the list. Its cursor and limit are ignored: the file has every matching row. */
  query: Readonly<Record<string, unknown>>;
};

/**
 * Downloads the list as CSV, with the current search and filters. The API records the export in the audit log. The
 * browser cannot ask for the password when a download requires it again, so a call before it does.
 */
export function CsvLink({ endpoint: { path }, query }: Props) {
  const filters = Object.entries(query).filter(
    ([name, value]) => value !== undefined && !['cursor', 'limit'].includes(name),
  );
  const [callApi] = useLazyAdminCountersQuery();
  const mayDownload = useRef(false);

  const checkFirst = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (mayDownload.current) {
      mayDownload.current = false;
      return;
    }
    event.preventDefault();
    const link = event.currentTarget;
    const { error } = await callApi();
    if (isApiError(error) && error.code === 'sign_in_again') return;
    mayDownload.current = true;
    link.click();
  };

  const search = new URLSearchParams(filters.map(([name, value]) => [name, String(value)])).toString();
  return (
    <IconButton size="compact" label="CSV" title="Download as CSV" asChild>
      <a href={search ? `${path}?${search}` : path} download onClick={(event) => void checkFirst(event)}>
        <DownloadIcon size={18} />
      </a>
    </IconButton>
  );
}
