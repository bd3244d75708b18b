import { BLUEPRINTS, type Blueprint, type User } from '@platform/contracts';
import { CardSkeleton, Loading, MEDIA, PageHead, space } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Navigate, useParams } from '@platform/kit/router';
import { styled } from 'styled-components';
import { useOwnBlueprintsQuery } from '../../features/blueprints/blueprints-api.ts';
import { freeOwnershipOf, ownershipOf } from '../../features/blueprints/ownership.policy.ts';
import { Loaded } from '../../shared/loaded/loaded.tsx';
import { ForMember } from '../../shared/member/for-member.tsx';
import { Page } from '../../shared/page/page.tsx';
import { QuietLink } from '../../shared/page/quiet-link.ts';
import { ActivationCard } from './activation-card.tsx';
import { BlueprintHero } from './blueprint-hero.tsx';
import { BlueprintText } from './blueprint-text.tsx';
import { OwnershipBanner } from './ownership-banner.tsx';

/** One blueprint, and how one comes to own it. */
export function BlueprintDetailPage() {
  const { blueprintId } = useParams();
  const blueprint = BLUEPRINTS.find(({ id }) => String(id) === blueprintId);
  if (!blueprint) return <Navigate to={paths.dashboard.blueprints()} replace />;
  return <ForMember>{(user) => <Detail key={blueprint.id} blueprint={blueprint} user={user} />}</ForMember>;
}

function Detail({ blueprint, user }: { blueprint: Blueprint; user: User }) {
  const query = useOwnBlueprintsQuery();
  return (
    <Page>
      <PageHead
        title={blueprint.name}
        lead={<QuietLink to={paths.dashboard.blueprints()}>All blueprints</QuietLink>}
      />
      <BlueprintHero blueprint={blueprint} />
      <Loaded query={query} what="your blueprints" skeleton={<DetailSkeleton />}>
        {({ items }) => {
          const ownership = ownershipOf(items, blueprint.id);
          const free = freeOwnershipOf(items);
          return (
            <>
              <OwnershipBanner blueprint={blueprint} ownership={ownership} free={free} />
              <Columns>
                <ActivationCard
                  blueprint={blueprint}
                  user={user}
                  ownership={ownership}
                  free={free}
                  refreshing={query.isFetching}
                  onRefresh={() => void query.refetch()}
                />
                <BlueprintText blueprint={blueprint} />
              </Columns>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function DetailSkeleton() {
  return (
    <Loading label="Loading your blueprints">
      <Columns>
        <CardSkeleton height="16rem" />
        <CardSkeleton height="30rem" />
      </Columns>
    </Loading>
  );
}

/** What to do stands first for the thumb and the keyboard, and at the right of the text where there is room. */
const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(5)};

  ${MEDIA.wide} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);

    > :first-child {
      grid-area: 1 / 2;
      position: sticky;
      top: ${space(5)};
    }

    > :last-child {
      grid-area: 1 / 1;
    }
  }
`;
