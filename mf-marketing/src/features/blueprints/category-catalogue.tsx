import { Stack } from '@platform/design-system';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { HashTabs, HashTarget, getTabId } from '../../shared/hash-tabs.tsx';
import { useHashTab } from '../../shared/use-hash-tab.ts';
import { CatalogueCards } from './catalogue-cards.tsx';
import { selectCatalogue } from './catalogue-selection.ts';
import { CATEGORIES, getCategory, type CategoryValue } from './categories.ts';

const PANEL_ID = 'catalogue';
/** The blueprint with the highest reward spans two columns. */
const WIDE_ID = 10;

const VALUES = CATEGORIES.map(({ value }) => value) as [CategoryValue, ...CategoryValue[]];

/** Shows the whole catalogue with category tabs. `note` is a card that only the tab with all blueprints shows. */
export function CategoryCatalogue({ note }: { note: ReactNode }) {
  const { current, isLive } = useHashTab(VALUES);
  const { grid, featured } = selectCatalogue();
  const isInCategory = ({ id }: { id: number }) => current === 'all' || getCategory(id) === current;

  return (
    <Stack $gap={5}>
      <HashTabs label="Categories" tabs={CATEGORIES} current={current} panelId={PANEL_ID} />
      <Panel
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={getTabId(current)}
        data-live={isLive ? '' : undefined}
      >
        {!isLive && VALUES.map((value) => <HashTarget key={value} id={value} />)}
        <CatalogueCards
          grid={grid.filter(isInCategory)}
          featured={featured && isInCategory(featured) ? featured : undefined}
          level={2}
          wideId={WIDE_ID}
        >
          {current === 'all' && <li data-category="none">{note}</li>}
        </CatalogueCards>
      </Panel>
    </Stack>
  );
}

/** Filters the cards by the URL's hash in CSS, until the script takes over. */
const showTargetCategory = VALUES.filter((value) => value !== 'all').map(
  (value) => css`
    &:not([data-live]):has(> #${value}:target) [data-category]:not([data-category='${value}']) {
      display: none;
    }
  `,
);

const Panel = styled.div`
  position: relative;
  ${showTargetCategory}
`;
