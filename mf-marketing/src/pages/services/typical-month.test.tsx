import { getTypicalMonth, type TypicalMonth } from '@platform/contracts';
import { fakeServer, renderPage } from '@platform/kit/testing';
import { screen, within } from '@testing-library/react';
import { BenefitsAndConditions } from './benefits-and-conditions.tsx';

/** Renders the illustration of a typical month, with what was measured. */
function renderMonth(measured: TypicalMonth) {
  const server = fakeServer();
  server.respondWith(getTypicalMonth, measured);
  renderPage({ routes: [{ path: '/', element: <BenefitsAndConditions /> }], path: '/', server });
  return within(screen.getByText('$500–$3000 in a typical month').parentElement ?? document.body);
}

test('the typical month is called an illustration, with the measured median beside it', async () => {
  const month = renderMonth({ members: 34, medianDollars: 123 });

  expect(month.getByText(/^An illustration, not a measured figure/)).toBeVisible();
  expect(await month.findByText(/a median of \$123\.00 for the 34 members who handed in work/)).toBeVisible();
});

test('the measured median says that there are no figures yet', async () => {
  const month = renderMonth({ members: null, medianDollars: null });

  expect(await month.findByText(/^Measured over the last 30 days: no figures yet/)).toBeVisible();
});
