import { BLUEPRINTS, type Blueprint, type User } from '@platform/contracts';
import { CardSkeleton, Loading, MEDIA, space, Stack } from '@platform/design-system';
import { paths } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { Navigate, useParams } from '@platform/kit/router';
import { styled } from 'styled-components';
import { useUserBlueprintsQuery } from '../../shared/blueprints/user-blueprints-api.ts';
import { getFreeOwnership, getOwnership } from '../../features/blueprints/ownership.policy.ts';
import { useCoursesQuery } from '../../features/learning/courses-api.ts';
import { CoursePanel } from '../../features/learning/course-panel.tsx';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';
import { Page } from '../../shared/page/page.tsx';
import { ActivationCard } from './activation-card.tsx';
import { BlueprintHero } from './blueprint-hero.tsx';
import { BlueprintDescription } from './blueprint-description.tsx';
import { OwnershipBanner } from './ownership-banner.tsx';

/** Shows one blueprint and how to activate or purchase it. */
export function BlueprintDetailPage() {
  const { blueprintId } = useParams();
  const blueprint = BLUEPRINTS.find(({ id }) => String(id) === blueprintId);
  if (!blueprint) return <Navigate to={paths.dashboard.blueprints()} replace />;
  return (
    <UserBoundary>{(user) => <Detail key={blueprint.id} blueprint={blueprint} user={user} />}</UserBoundary>
  );
}

function Detail({ blueprint, user }: { blueprint: Blueprint; user: User }) {
  const query = useUserBlueprintsQuery(undefined, { refetchOnMountOrArgChange: true });
  // Asked for together with the blueprints.
  useCoursesQuery();
  const ownership = getOwnership(query.data?.items ?? [], blueprint.id);
  return (
    <Page>
      <BlueprintHero
        blueprint={blueprint}
        user={user}
        row={ownership.status === 'none' ? undefined : ownership.row}
      />
      <QueryBoundary query={query} resource="your blueprints" skeleton={<DetailSkeleton />}>
        {({ items }) => {
          const freeOwnership = getFreeOwnership(items);
          return (
            <>
              <OwnershipBanner blueprint={blueprint} ownership={ownership} freeOwnership={freeOwnership} />
              <Columns>
                <ActivationCard
                  blueprint={blueprint}
                  user={user}
                  ownership={ownership}
                  freeOwnership={freeOwnership}
                  isRefreshing={query.isFetching}
                  onRefresh={() => void query.refetch()}
                />
                <Stack $gap={5}>
                  <BlueprintDescription blueprint={blueprint} />
                  <CoursePanel courseId={blueprint.id} />
                </Stack>
              </Columns>
            </>
          );
        }}
      </QueryBoundary>
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

/** The action comes first in document order, for phones and keyboards; wide screens show it right of the text. */
const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(5)};

  ${MEDIA.wide} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);

    > :first-child {
      grid-area: 1 / 2;
      position: sticky;
      top: calc(var(--top-bar, 0px) + ${space(5)});
    }

    > :last-child {
      grid-area: 1 / 1;
    }
  }
`;
