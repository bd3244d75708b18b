import type { Blueprint } from '@platform/contracts';
import { Badge, belowWidth, fromWidth, Heading, space } from '@platform/design-system';
import { BlueprintLayout, RewardPerTask } from '@platform/kit/blueprints';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { BlueprintLink } from './blueprint-link.tsx';
import { CardDetails } from './card-details.tsx';

type Props = {
  blueprint: Blueprint;
  level: 2 | 3;
  badge?: string;
  price: ReactNode;
  /** Text of the link. */
  action: string;
  /** Emphasizes the link as the primary action. */
  primary?: boolean;
  /** Whether it is a card on phones too. */
  isWhole?: boolean;
};

/** Card that spans two columns of the grid, with the drawing next to the text. */
export function WideCard({ blueprint, level, badge, price, action, primary, isWhole }: Props) {
  const { id, name, rewardPerTask } = blueprint;
  const titleId = useId();

  return (
    <Layout
      {...{ blueprint, titleId, isWhole }}
      drawingWidth={280}
      head={
        <>
          {badge && (
            <div>
              <Badge tone="available" mark={false}>
                {badge}
              </Badge>
            </div>
          )}
          <Heading as={`h${level}`} $size={22} id={titleId}>
            {name}
          </Heading>
        </>
      }
      details={<CardDetails blueprint={blueprint} />}
      price={
        <>
          {price}
          <RewardPerTask amount={rewardPerTask} />
        </>
      }
      action={
        <BlueprintLink blueprintId={id} titleId={titleId} primary={primary}>
          {action}
        </BlueprintLink>
      }
    />
  );
}

const Layout = styled(BlueprintLayout)`
  [data-part='paper'] {
    padding: ${space(6)};

    ${belowWidth(480)} {
      padding: ${space(4)};

      > svg {
        width: 9rem;
      }
    }
  }

  [data-part='head'] {
    flex-direction: column;
  }

  [data-part='body'],
  [data-part='head'],
  [data-part='details'] {
    gap: ${space(3)};
  }

  ${fromWidth(640)} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;
