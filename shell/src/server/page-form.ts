import { ENDPOINTS, getBodySchema, trimLinkParameter, type Endpoint } from '@platform/contracts';
import type { PageForm } from '@platform/kit';

/** Finds the endpoint of a form. A remote cannot open others than those that everyone may call anyway. */
export function findEndpoint({ endpoint: formId }: PageForm): Endpoint | undefined {
  return ENDPOINTS.find(
    (endpoint) =>
      endpoint.id === formId &&
      endpoint.method === 'POST' &&
      endpoint.access === 'public' &&
      getBodySchema(endpoint),
  );
}

/** Reads a field that a form takes from the page's address; `undefined` if it is not there. */
export function readFromQuery(
  { fromQuery = {} }: PageForm,
  field: string,
  query: URLSearchParams,
): string | undefined {
  return fromQuery[field]?.map((parameter) => trimLinkParameter(query.get(parameter) ?? '')).find(Boolean);
}

/** Whether the endpoint accepts a value of a field. */
export function isValidField(endpoint: Endpoint, field: string, value: string): boolean {
  return (
    getBodySchema(endpoint)
      ?.pick([field])
      .isValidSync({ [field]: value }) ?? false
  );
}
