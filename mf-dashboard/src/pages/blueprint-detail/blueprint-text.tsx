import type { Blueprint } from '@platform/contracts';
import { CheckIcon, Heading, space, Stack, StepList, Surface, Text } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  detailsOf,
  HOW_A_PAID_ONE_WORKS,
  HOW_THE_FREE_ONE_WORKS,
} from '../../content/blueprint-details.content.ts';

/** What the work is, what one learns, what one needs and how it goes. */
export function BlueprintText({ blueprint: { id, features, isFree } }: { blueprint: Blueprint }) {
  const { overview, requirements } = detailsOf(id);
  return (
    <Surface $padding={6}>
      <Stack $gap={8}>
        <Part title="Overview">
          <Text>{overview}</Text>
        </Part>
        <Part title="What is in it">
          <Ticks items={features} />
        </Part>
        <Part title="Requirements">
          <Plain>
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </Plain>
        </Part>
        <Part title="How it works">
          <StepList steps={isFree ? HOW_THE_FREE_ONE_WORKS : HOW_A_PAID_ONE_WORKS} />
        </Part>
      </Stack>
    </Surface>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading $size={18}>{title}</Heading>
      <Content>{children}</Content>
    </section>
  );
}

function Ticks({ items }: { items: readonly string[] }) {
  return (
    <Ticked role="list">
      {items.map((item) => (
        <li key={item}>
          <CheckIcon size={18} />
          {item}
        </li>
      ))}
    </Ticked>
  );
}

const Content = styled.div`
  margin-top: ${space(3)};
`;

const Ticked = styled.ul`
  display: grid;
  gap: ${space(2)};

  > li {
    display: flex;
    gap: ${space(3)};
  }

  svg {
    flex: none;
    margin-top: 0.25rem;
    color: var(--available);
  }
`;

const Plain = styled.ul`
  display: grid;
  gap: ${space(2)};

  &[class] {
    padding-left: ${space(5)};
    list-style: disc;
  }

  > li::marker {
    color: var(--muted);
  }
`;
