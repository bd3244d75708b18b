import type { UserBlueprint } from '@platform/contracts';
import {
  Button,
  CardSkeleton,
  EmptyState,
  Grid,
  Heading,
  Loading,
  PageHead,
  Panel,
  SearchField,
  space,
  Stack,
  Surface,
  Text,
} from '@platform/design-system';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { BlueprintCard } from '../../features/blueprints/blueprint-card.tsx';
import { useOwnBlueprintsQuery } from '../../features/blueprints/blueprints-api.ts';
import { FeaturedCard } from '../../features/blueprints/featured-card.tsx';
import { offersOf, searchOffers } from '../../features/blueprints/offer.policy.ts';
import { OwnBlueprintRows } from '../../features/blueprints/own-blueprint-rows.tsx';
import { freeOwnershipOf, heldBlueprints } from '../../features/blueprints/ownership.policy.ts';
import { Loaded } from '../../shared/loaded/loaded.tsx';
import { ForMember } from '../../shared/member/for-member.tsx';
import { Page } from '../../shared/page/page.tsx';
import { ActivateFirst } from './activate-first.tsx';
import { PurchaseBanner } from './purchase-banner.tsx';

/** The member's blueprints and the catalogue, as it stands for the member. */
export function BlueprintsPage() {
  return <ForMember>{() => <Blueprints />}</ForMember>;
}

function Blueprints() {
  const query = useOwnBlueprintsQuery();
  const [text, setText] = useState('');
  return (
    <Page>
      <PageHead
        title="Blueprints"
        lead="Bought once, yours for life. Each opens its own tasks and sets what they pay."
        aside={
          <Button size="compact" busy={query.isFetching} onClick={() => void query.refetch()}>
            Refresh
          </Button>
        }
      />
      <SearchField label="Search blueprints" value={text} onChange={(event) => setText(event.target.value)} />
      <Loaded query={query} what="your blueprints" skeleton={<BlueprintsSkeleton />}>
        {({ items }) => <Catalogue own={items} text={text} onClear={() => setText('')} />}
      </Loaded>
    </Page>
  );
}

type CatalogueProps = { own: readonly UserBlueprint[]; text: string; onClear: () => void };

function Catalogue({ own, text, onClear }: CatalogueProps) {
  const offers = offersOf(own);
  const held = searchOwned(heldBlueprints(own), text);
  const free = searchOffers(offers.free, text);
  const premium = searchOffers(offers.premium, text);
  const featured = searchOffers(offers.featured, text);
  return (
    <>
      <PurchaseBanner own={own} />
      <ActivateFirst free={freeOwnershipOf(own)} />
      {held.length + free.length + premium.length + featured.length === 0 && (
        <Surface>
          <EmptyState
            title="No blueprints found"
            level={2}
            action={<Button onClick={onClear}>Clear Search</Button>}
          >
            No blueprint matches “{text.trim()}”.
          </EmptyState>
        </Surface>
      )}
      {held.length > 0 && (
        <Panel flush title="My Blueprints" aside={<Count of={held.length} />}>
          <OwnBlueprintRows rows={held} />
        </Panel>
      )}
      {free.map((offer) => (
        <Part key={offer.blueprint.id} title="Free Blueprint">
          <FeaturedCard offer={offer} mark="FREE TIER" />
        </Part>
      ))}
      {premium.length > 0 && (
        <Part title="Premium Blueprints">
          <Grid $min={300}>
            {premium.map((offer) => (
              <BlueprintCard key={offer.blueprint.id} offer={offer} />
            ))}
          </Grid>
        </Part>
      )}
      {featured.map((offer) => (
        <Part key={offer.blueprint.id} title="Featured Blueprint">
          <FeaturedCard offer={offer} mark="MOST PROFITABLE" />
        </Part>
      ))}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Group as="section" aria-labelledby={id}>
      <Heading id={id} $size={22}>
        {title}
      </Heading>
      {children}
    </Group>
  );
}

const Group = styled(Stack)`
  margin-top: ${space(4)};
`;

function Count({ of }: { of: number }) {
  return (
    <Text as="span" $size={14} $tabular>
      {of}
    </Text>
  );
}

function searchOwned(rows: readonly UserBlueprint[], text: string): UserBlueprint[] {
  const wanted = text.trim().toLowerCase();
  return rows.filter(({ blueprint }) => blueprint.name.toLowerCase().includes(wanted));
}

function BlueprintsSkeleton() {
  return (
    <Loading label="Loading your blueprints">
      <Stack $gap={5}>
        <CardSkeleton height="10rem" />
        <CardSkeleton height="16rem" />
        <Grid $min={300}>
          <CardSkeleton height="17rem" />
          <CardSkeleton height="17rem" />
          <CardSkeleton height="17rem" />
        </Grid>
      </Stack>
    </Loading>
  );
}
