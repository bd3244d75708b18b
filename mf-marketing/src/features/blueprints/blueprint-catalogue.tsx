import { BLUEPRINTS } from '@platform/contracts';
import { Button, ForwardIcon, Row, Stack } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { CatalogueCards } from './catalogue-cards.tsx';
import { selectCatalogue } from './catalogue-selection.ts';

/** Shows the first `limit` blueprints as cards, with a link to all of them. */
export function BlueprintCatalogue({ limit }: { limit: number }) {
  const { grid, featured, hasMore } = selectCatalogue(limit);

  return (
    <Stack $gap={5}>
      <CatalogueCards grid={grid} featured={featured} level={3} />
      {hasMore && (
        <Row $justify="center">
          <Button variant="quiet" asChild>
            <Link to={paths.services()}>
              View all {BLUEPRINTS.length} blueprints
              <ForwardIcon size={18} />
            </Link>
          </Button>
        </Row>
      )}
    </Stack>
  );
}
