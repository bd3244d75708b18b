import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  Heading,
  MEDIA,
  space,
  Stack,
  Surface,
  Text,
  textSize,
  WEIGHT,
  WIDTH,
} from '@platform/design-system';
import type { LessonBlock, LessonText } from '@platform/contracts';
import { MaterialView } from '../material/material-view.tsx';
import { ExamplePair } from './example-pair.tsx';

type UnitBlock = Extract<LessonBlock, { type: 'try' | 'exit' }>;
export type LessonReference = Extract<LessonText, { type: 'lesson' | 'source' | 'term' }>;

type Props = {
  blocks: readonly LessonBlock[];
  /** Shows a question. */
  renderUnit: (block: UnitBlock) => ReactNode;
  /** Shows what leads to another lesson, a source or a word of the glossary. */
  renderReference: (reference: LessonReference, content: ReactNode) => ReactNode;
};

/** A lesson: what it explains, and its questions in their places. */
export function LessonView({ blocks, ...renderers }: Props) {
  return (
    <Blocks>
      {blocks.map((block, index) => (
        <Block key={index} block={block} {...renderers} />
      ))}
    </Blocks>
  );
}

function Block({ block, renderUnit, renderReference }: Omit<Props, 'blocks'> & { block: LessonBlock }) {
  const render = (content: readonly LessonText[]) => renderText(content, renderReference);
  switch (block.type) {
    case 'heading':
      return (
        <Title id={block.id} $size={22}>
          {block.text}
        </Title>
      );
    case 'paragraph':
      return <Passage>{render(block.content)}</Passage>;
    case 'list':
      return (
        <List as={block.isOrdered ? 'ol' : 'ul'}>
          {block.items.map((item, index) => (
            <li key={index}>{render(item)}</li>
          ))}
        </List>
      );
    case 'rule':
      return (
        <Rule>
          <RuleName>The rule</RuleName>
          {render(block.content)}
        </Rule>
      );
    case 'comparison':
      return <ExamplePair bad={block.bad} good={block.good} />;
    case 'case':
      return <WorkedCase {...block} />;
    case 'material':
      return <MaterialView material={block.material} />;
    case 'try':
    case 'exit':
      return renderUnit(block);
  }
}

function WorkedCase({ title, material, steps, result }: Extract<LessonBlock, { type: 'case' }>) {
  return (
    <Surface role="group" aria-label={title}>
      <Stack>
        <Heading as="h3" $size={18}>
          {title}
        </Heading>
        <MaterialView material={material} level={4} />
        <List as="ol">
          {steps.map((step, index) => (
            <li key={index}>{step}</li>
          ))}
        </List>
        <Passage>
          <strong>Result: </strong>
          {result}
        </Passage>
      </Stack>
    </Surface>
  );
}

function renderText(content: readonly LessonText[], renderReference: Props['renderReference']): ReactNode {
  return content.map((part, index) => {
    if (!('content' in part))
      return part.type === 'code' ? (
        <code key={index} translate="no">
          {part.text}
        </code>
      ) : (
        part.text
      );
    const inner = renderText(part.content, renderReference);
    switch (part.type) {
      case 'strong':
        return <strong key={index}>{inner}</strong>;
      case 'emphasis':
        return <em key={index}>{inner}</em>;
      case 'link':
        return (
          <a key={index} href={part.href}>
            {inner}
          </a>
        );
      default:
        return <Fragment key={index}>{renderReference(part, inner)}</Fragment>;
    }
  });
}

const Blocks = styled.div`
  display: grid;
  gap: ${space(5)};

  > * {
    min-width: 0;
  }
`;

const Title = styled(Heading)`
  margin-top: ${space(7)};
  scroll-margin-top: 6rem;
`;

const Passage = styled(Text)`
  ${textSize(18)}
  white-space: pre-line;
  overflow-wrap: anywhere;

  ${MEDIA.phone} {
    ${textSize(16)}
  }
`;

const List = styled.ul`
  ${textSize(18)}
  max-width: ${WIDTH.text};
  overflow-wrap: anywhere;

  /* The global style takes marks from lists with a class. */
  && {
    padding-left: ${space(6)};
    list-style: revert;
  }

  ${MEDIA.phone} {
    ${textSize(16)}
  }

  > li + li {
    margin-top: ${space(2)};
  }

  > li::marker {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
`;

const Rule = styled.div`
  ${textSize(18)}
  max-width: calc(${WIDTH.text} + ${space(6)});
  padding: ${space(2)} 0 ${space(2)} ${space(5)};
  border-left: 3px solid var(--primary);
  font-weight: ${WEIGHT.medium};
  overflow-wrap: anywhere;
`;

const RuleName = styled.p`
  ${textSize(14)}
  margin-bottom: ${space(1)};
  color: var(--primary);
  font-weight: ${WEIGHT.strong};
`;
