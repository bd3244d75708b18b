import { Heading, MEDIA, space, Stack, Text, WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';
import { BOTH_SIDES } from '../../content/services.content.ts';

type Side = {
  readonly title: string;
  readonly items: readonly { readonly term: string; readonly text: string }[];
};

/** Benefits and conditions as the two columns of an account: what comes in, what goes out. */
export function BothSides() {
  const { title, lead, credit, debit } = BOTH_SIDES;

  return (
    <Stack $gap={8}>
      <Stack $gap={2}>
        <Heading id="both-sides-title" $size={38}>
          {title}
        </Heading>
        <Text $tone="muted">{lead}</Text>
      </Stack>
      <Account>
        <Column side={credit} />
        <Column side={debit} />
      </Account>
    </Stack>
  );
}

function Column({ side }: { side: Side }) {
  return (
    <div>
      <Heading as="h3" $size={18}>
        {side.title}
      </Heading>
      <Entries>
        {side.items.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Entries>
    </div>
  );
}

/* A T-account: one line across, one between. */
const Account = styled.div`
  display: grid;
  gap: ${space(10)};

  ${MEDIA.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0;

    > :first-child {
      padding-right: ${space(10)};
    }

    > :last-child {
      padding-left: ${space(10)};
      border-left: 1.5px solid var(--ink);
    }
  }
`;

const Entries = styled.dl`
  margin-top: ${space(3)};
  border-top: 1.5px solid var(--ink);

  > div {
    display: grid;
    gap: ${space(1)} ${space(5)};
    padding-block: ${space(4)};
  }

  > div + div {
    border-top: 1px solid var(--line);
  }

  dt {
    font-weight: ${WEIGHT.strong};
    font-variant-numeric: tabular-nums;
  }

  dd {
    color: var(--muted);
  }

  @media (min-width: 640px) {
    > div {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;
