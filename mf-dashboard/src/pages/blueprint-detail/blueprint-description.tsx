import type { Blueprint } from '@platform/contracts';
import { CheckIcon, Heading, space, Stack, StepList, Surface, Text } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BulletList } from '../../shared/page/bullet-list.ts';
import {
  getBlueprintDetails,
  HOW_PAID_BLUEPRINTS_WORK,
  HOW_THE_FREE_BLUEPRINT_WORKS,
} from '../../content/blueprint-details.content.ts';

/** Describes the work, the contents, the requirements and the steps to the first payout. */
export function BlueprintDescription({ blueprint: { id, features, isFree } }: { blueprint: Blueprint }) {
  const { overview, requirements } = getBlueprintDetails(id);
  return (
    <Surface $padding={6}>
      <Stack $gap={8}>
        <Section title="Overview">
          <Text>{overview}</Text>
        </Section>
        <Section title="What is included">
          <CheckList items={features} />
        </Section>
        <Section title="Requirements">
          <Points $gap={2}>
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </Points>
        </Section>
        <Section title="How it works">
          <StepList steps={isFree ? HOW_THE_FREE_BLUEPRINT_WORKS : HOW_PAID_BLUEPRINTS_WORK} />
        </Section>
      </Stack>
    </Surface>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading $size={18}>{title}</Heading>
      <Content>{children}</Content>
    </section>
  );
}

function CheckList({ items }: { items: readonly string[] }) {
  return (
    <CheckedItems role="list">
      {items.map((item) => (
        <li key={item}>
          <CheckIcon size={18} />
          {item}
        </li>
      ))}
    </CheckedItems>
  );
}

const Content = styled.div`
  margin-top: ${space(3)};
`;

const CheckedItems = styled.ul`
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

const Points = styled(BulletList)`
  > li::marker {
    color: var(--muted);
  }
`;
