import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAIN_ID, type ApiError } from '@platform/kit';
import { QueryBoundary, type QueryState } from '@platform/kit/queries';

const ERROR: ApiError = {
  status: 503,
  code: 'unavailable',
  message: 'The database is not available.',
  details: [],
  requestId: 'request-1',
  retryAfterSeconds: undefined,
  extensions: {},
};

const IDLE = { isFetching: false, refetch: () => undefined };

function renderBoundary(query: QueryState<string>) {
  render(
    <QueryBoundary query={query} resource="your tasks" skeleton={<p>Loading</p>}>
      {(data) => <p>{data}</p>}
    </QueryBoundary>,
  );
}

test('shows the skeleton while the data loads', () => {
  renderBoundary({ ...IDLE, isFetching: true });
  expect(screen.getByText('Loading')).toBeVisible();
});

test('shows the message, the next step and the request, and retries', async () => {
  const refetch = jest.fn();
  renderBoundary({ ...IDLE, error: ERROR, refetch });

  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { level: 2, name: 'Failed to load your tasks' })).toBeVisible();
  expect(
    alert.getByText('The database is not available. Try again in a moment; it is safe to retry.'),
  ).toBeVisible();
  expect(alert.getByText('request-1')).toBeVisible();
  await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('keeps the data after a failed refresh, with a warning', () => {
  renderBoundary({ ...IDLE, data: 'Two tasks', error: ERROR });
  expect(screen.getByText('Two tasks')).toBeVisible();
  expect(screen.getByText('Failed to refresh your tasks')).toBeVisible();
});

test('moves the focus to the heading of the page after a successful retry', async () => {
  const renderPage = (query: QueryState<string>) => (
    <main id={MAIN_ID}>
      <h1>Tasks</h1>
      <QueryBoundary query={query} resource="your tasks" skeleton={<p>Loading</p>}>
        {(data) => <p>{data}</p>}
      </QueryBoundary>
    </main>
  );
  const { rerender } = render(renderPage({ ...IDLE, error: ERROR }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  rerender(renderPage({ ...IDLE, data: 'Two tasks' }));
  expect(screen.getByRole('heading', { name: 'Tasks' })).toHaveFocus();
});

test('shows the data alone after a successful load', () => {
  renderBoundary({ ...IDLE, data: 'Two tasks' });
  expect(screen.getByText('Two tasks')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
