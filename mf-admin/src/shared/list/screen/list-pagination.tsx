import { Button, formatCount, NextIcon, PreviousIcon, Row, Text } from '@platform/design-system';
import type { Paging } from '../state/use-list-url-state.ts';

type Props = { count: number; next: string | null; paging: Paging };

/** Shows the number of rows on this page, and buttons for the previous and the next page. */
export function ListPagination({ count, next, paging }: Props) {
  return (
    <Row as="nav" aria-label="Pages" $justify="between">
      <Text as="span" $size={14} $tone="muted" $tabular>
        {formatCount(count, 'row')}
        {next !== null || !paging.isFirst ? ' on this page' : ''}
      </Text>
      {(next !== null || !paging.isFirst) && (
        <Row $gap={2}>
          <Button size="compact" disabled={paging.isFirst} onClick={paging.back}>
            <PreviousIcon size={16} />
            Previous
          </Button>
          <Button size="compact" disabled={next === null} onClick={() => next !== null && paging.next(next)}>
            Next
            <NextIcon size={16} />
          </Button>
        </Row>
      )}
    </Row>
  );
}
