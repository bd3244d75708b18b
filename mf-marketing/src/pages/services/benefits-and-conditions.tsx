import {
  fromWidth,
  Heading,
  MEDIA,
  space,
  Stack,
  Text,
  WEIGHT,
  UnbrokenRanges,
} from '@platform/design-system';
import { styled } from 'styled-components';
import { MeasuredMonth } from '../../features/tasks/typical-month.tsx';
import { BENEFITS_AND_CONDITIONS } from '../../content/services.content.ts';

type ColumnContent = {
  readonly title: string;
  readonly items: readonly {
    readonly term: string;
    readonly text: string;
    readonly isMeasured?: boolean;
  }[];
};

/** Benefits and conditions of a blueprint, laid out like the two columns of a T-account. */
export function BenefitsAndConditions() {
  const { title, lead, benefits, conditions } = BENEFITS_AND_CONDITIONS;

  return (
    <Stack $gap={8}>
      <Stack $gap={2}>
        <Heading id="before-you-buy-title" $size={38}>
          {title}
        </Heading>
        <Text $tone="muted">{lead}</Text>
      </Stack>
      <Columns>
        <Column column={benefits} />
        <Column column={conditions} />
      </Columns>
    </Stack>
  );
}

function Column({ column }: { column: ColumnContent }) {
  return (
    <div>
      <Heading as="h3" $size={18}>
        {column.title}
      </Heading>
      <Entries>
        {column.items.map(({ term, text, isMeasured = false }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <UnbrokenRanges>{text}</UnbrokenRanges>
              {isMeasured && (
                <Measured>
                  <MeasuredMonth />
                </Measured>
              )}
            </dd>
          </div>
        ))}
      </Entries>
    </div>
  );
}

const Measured = styled.p`
  margin-top: ${space(2)};
  color: var(--ink);
`;

/* A T-account: one line across the top and one between the columns. */
const Columns = styled.div`
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

  ${fromWidth(640)} {
    > div {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;
