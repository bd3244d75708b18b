import { Stack } from '@platform/design-system';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { AddressTabs, tabId } from '../../shared/address-tabs.tsx';
import { useAddressTab } from '../../shared/use-address-tab.ts';
import { CatalogueCards } from './catalogue-cards.tsx';
import { selectCatalogue } from './catalogue-selection.ts';
import { CATEGORIES, categoryOf, type CategoryValue } from './categories.ts';

const PANEL_ID = 'catalogue';
/** The one with the highest reward. */
const WIDE_ID = 10;

const VALUES = CATEGORIES.map(({ value }) => value) as [CategoryValue, ...CategoryValue[]];

/** The whole catalogue under its tabs. `note` stands between the cards where all of them are shown. */
export function CategoryCatalogue({ note }: { note: ReactNode }) {
  const { current, isLive } = useAddressTab(VALUES);
  const { grid, featured } = selectCatalogue();
  const isShown = ({ id }: { id: number }) => current === 'all' || categoryOf(id) === current;

  return (
    <Stack $gap={5}>
      <AddressTabs label="Categories" tabs={CATEGORIES} current={current} panelId={PANEL_ID} />
      <Panel
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={tabId(current)}
        data-live={isLive ? '' : undefined}
      >
        {VALUES.map((value) => (
          <Place key={value} id={value} />
        ))}
        <CatalogueCards
          grid={grid.filter(isShown)}
          featured={featured && isShown(featured) ? featured : undefined}
          level={2}
          wideId={WIDE_ID}
        >
          {current === 'all' && <li data-category="none">{note}</li>}
        </CatalogueCards>
      </Panel>
    </Stack>
  );
}

/** Where a tab's address leads while the styles choose the cards. */
const Place = styled.span`
  position: absolute;
  scroll-margin-top: 10rem;
`;

/** Without a script the address's place decides which cards are seen. */
const chosenByAddress = VALUES.filter((value) => value !== 'all').map(
  (value) => css`
    &:not([data-live]):has(> #${value}:target) [data-category]:not([data-category='${value}']) {
      display: none;
    }
  `,
);

const Panel = styled.div`
  position: relative;
  ${chosenByAddress}
`;
