import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TopicIcon } from '../../icons/topic-icon.tsx';
import { Heading, tabularFigures, Text } from '../../primitives/text.ts';
import { MEDIA, RADIUS, space } from '../../tokens/scale.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Card } from './card.tsx';

type RowCardProps = {
  /** An icon of 20 px, or the name of a topic. */
  icon: ReactNode;
  /** A `CardTarget`, which makes the whole card clickable. */
  title: ReactNode;
  /** One line about it. */
  children: ReactNode;
  /** States, as `Badge`s. */
  badges?: ReactNode;
  /** An amount, aligned with those of the other rows. */
  amount: ReactNode;
};

/** A card of one row, 64 px high, in a list of many: `<RowCards><RowCard ... /></RowCards>`. */
export function RowCard({ icon, title, children, badges, amount }: RowCardProps) {
  return (
    <Root as="li">
      <Icon aria-hidden="true">{typeof icon === 'string' ? <TopicIcon name={icon} size={20} /> : icon}</Icon>
      <div>
        <Heading as="h3" $size={16}>
          {title}
        </Heading>
        <Line $size={14} $tone="muted">
          {children}
        </Line>
      </div>
      {badges && <Badges>{badges}</Badges>}
      <Amount>{amount}</Amount>
    </Root>
  );
}

export const RowCards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;

/** A placeholder for a list that loads. */
export function RowCardsSkeleton({ count = 6 }: { count?: number }) {
  return (
    <RowCards as="div" aria-hidden="true" role={undefined}>
      {Array.from({ length: count }, (_, row) => (
        <Root key={row}>
          <Skeleton $width="2rem" $height="2rem" />
          <Skeleton $width={row % 2 === 0 ? '60%' : '45%'} />
        </Root>
      ))}
    </RowCards>
  );
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto minmax(4.5rem, auto);
  align-items: center;
  gap: ${space(1)} ${space(4)};
  min-height: 4rem;
  padding: ${space(2)} ${space(4)};

  ${MEDIA.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    column-gap: ${space(3)};
    padding-block: ${space(3)};
  }
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: ${RADIUS.badge};
  background: var(--primary-soft);
  color: var(--primary);
`;

const Line = styled(Text)`
  max-width: none;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(1.5)};
  max-width: 20rem;

  /* Below the text. */
  ${MEDIA.phone} {
    grid-row: 2;
    grid-column: 2 / -1;
    justify-content: flex-start;
  }
`;

const Amount = styled.div`
  ${tabularFigures}
  grid-column: -2;
  text-align: right;
`;
