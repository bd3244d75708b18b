import { toSearchText, type OpenPay, type UserBlueprint } from '@platform/contracts';
import {
  Button,
  CardSkeleton,
  EmptyState,
  Grid,
  Heading,
  Loading,
  PageHead,
  Panel,
  RefreshButton,
  SearchField,
  space,
  Stack,
  Surface,
  Text,
} from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { BlueprintCard } from '../../features/blueprints/blueprint-card.tsx';
import { useUserBlueprintsQuery } from '../../shared/blueprints/user-blueprints-api.ts';
import { FeaturedCard } from '../../features/blueprints/featured-card.tsx';
import { buildOffers, isOwned, searchOffers, type Offer } from '../../features/blueprints/offer.policy.ts';
import { OwnedOffers } from '../../features/blueprints/owned-offers.tsx';
import { useOpenPay } from '../../features/blueprints/open-pay.ts';
import { UserBlueprintRows } from '../../features/blueprints/user-blueprint-rows.tsx';
import { getFreeOwnership, listCurrentBlueprints } from '../../features/blueprints/ownership.policy.ts';
import { useCoursesQuery } from '../../features/learning/courses-api.ts';
import { CourseLine } from '../../features/learning/course-line.tsx';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';
import { Page } from '../../shared/page/page.tsx';
import { AwaitingPaymentNotice } from './awaiting-payment-notice.tsx';
import { FreeBlueprintNotice } from './free-blueprint-notice.tsx';
import { PurchaseBanner } from './purchase-banner.tsx';

/** Shows the member's blueprints and the catalogue with their offer statuses. */
export function BlueprintsPage() {
  return <UserBoundary>{() => <Blueprints />}</UserBoundary>;
}

function Blueprints() {
  const query = useUserBlueprintsQuery(undefined, { refetchOnMountOrArgChange: true });
  const openPay = useOpenPay();
  // Asked for together with the blueprints: the cards say what their courses hold.
  useCoursesQuery();
  const [text, setText] = useState('');
  const searchRef = useRef<HTMLInputElement>(null);

  function clear(): void {
    setText('');
    searchRef.current?.focus();
  }

  return (
    <Page>
      <PageHead
        title="Blueprints"
        lead="Buy once, keep for life. Each blueprint unlocks its own tasks and sets their reward."
        aside={<RefreshButton busy={query.isFetching} onClick={() => void query.refetch()} />}
      />
      <SearchField
        ref={searchRef}
        label="Search blueprints"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <QueryBoundary query={query} resource="your blueprints" skeleton={<BlueprintsSkeleton />}>
        {({ items }) => <Catalogue userBlueprints={items} openPay={openPay} text={text} onClear={clear} />}
      </QueryBoundary>
    </Page>
  );
}

type CatalogueProps = {
  userBlueprints: readonly UserBlueprint[];
  openPay: readonly OpenPay[] | undefined;
  text: string;
  onClear: () => void;
};

function Catalogue({ userBlueprints, openPay, text, onClear }: CatalogueProps) {
  const offers = buildOffers(userBlueprints, openPay);
  const ownedRows = searchUserBlueprints(listCurrentBlueprints(userBlueprints), text);
  const free = searchOffers(offers.free, text);
  const premium = searchOffers(offers.premium, text);
  const featured = searchOffers(offers.featured, text);
  return (
    <>
      <PurchaseBanner />
      <AwaitingPaymentNotice userBlueprints={userBlueprints} />
      <FreeBlueprintNotice ownership={getFreeOwnership(userBlueprints)} />
      {ownedRows.length + free.length + premium.length + featured.length === 0 && (
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
      {ownedRows.length > 0 && (
        <Panel flush title="My Blueprints" aside={<Count value={ownedRows.length} />}>
          <UserBlueprintRows rows={ownedRows} />
        </Panel>
      )}
      {free.map((offer) => (
        <Section key={offer.blueprint.id} title="Free Blueprint">
          <SingleOffer offer={offer} label="FREE TIER" />
        </Section>
      ))}
      {premium.length > 0 && (
        <Section title="Premium Blueprints">
          <FilledGrid>
            {premium
              .filter((offer) => !isOwned(offer))
              .map((offer) => (
                <BlueprintCard key={offer.blueprint.id} offer={offer} course={courseOf(offer)} />
              ))}
          </FilledGrid>
          <OwnedOffers offers={premium.filter(isOwned)} />
        </Section>
      )}
      {featured.map((offer) => (
        <Section key={offer.blueprint.id} title="Featured Blueprint">
          <SingleOffer offer={offer} label="MOST PROFITABLE" />
        </Section>
      ))}
    </>
  );
}

/** A blueprint in a section of its own; only a row if it is among the member's above. */
function SingleOffer({ offer, label }: { offer: Offer; label: string }) {
  if (isOwned(offer)) return <OwnedOffers offers={[offer]} />;
  return <FeaturedCard offer={offer} course={courseOf(offer)} label={label} />;
}

const courseOf = ({ blueprint: { id } }: Offer) => <CourseLine courseId={id} />;

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <SectionStack as="section" aria-labelledby={id}>
      <Heading id={id} $size={22}>
        {title}
      </Heading>
      {children}
    </SectionStack>
  );
}

/** Cards of at least 300 px; those of the last row fill it. The last four are two and two, not three and one. */
const FilledGrid = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(5)};

  &:empty {
    display: none;
  }

  > * {
    flex: 1 1 300px;
    max-width: 100%;
  }

  > :nth-child(3n + 1):nth-last-child(4),
  > :nth-child(3n + 1):nth-last-child(4) ~ * {
    flex-basis: max(300px, 40%);
  }
`;

const SectionStack = styled(Stack)`
  margin-top: ${space(4)};
`;

function Count({ value }: { value: number }) {
  return (
    <Text as="span" $size={14} $tabular>
      {value}
    </Text>
  );
}

function searchUserBlueprints(rows: readonly UserBlueprint[], text: string): UserBlueprint[] {
  const searchText = toSearchText(text);
  return rows.filter(({ blueprint }) => blueprint.name.toLowerCase().includes(searchText));
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
