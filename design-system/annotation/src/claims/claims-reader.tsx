import { styled } from 'styled-components';
import { useRef } from 'react';
import { Badge, Heading, RADIUS, space, Stack, Text, textSize, WEIGHT } from '@platform/design-system';
import type { ClaimsAnswer, ClaimsDefinition, Evidence } from '@platform/contracts';
import type { ReaderProps } from '../part-props.ts';
import { ComparedValue, NOT_ANSWERED } from '../reading/comparison.tsx';
import { PlaceNotes } from '../reading/place-notes.tsx';
import { SmallButton } from '../shared/small-button.ts';
import { isOverlapping, Pieces, TextBlock, type TextMark } from '../text-selection/index.ts';
import { QuoteText } from './quote-text.tsx';
import { VERDICT_LABELS } from './quotes.ts';

/** Shows each claim with its verdict and quotations, and the documents with what is quoted from them. */
export function ClaimsReader({ definition, answer, comparison, ...notes }: ReaderProps<'claims'>) {
  const { claims, documents } = definition;
  const texts = useRef<HTMLDivElement>(null);
  const show = ({ document, from }: Evidence) => {
    [...(texts.current?.querySelectorAll<HTMLElement>('[data-document]') ?? [])]
      .find(({ dataset }) => dataset.document === document)
      ?.querySelector(`[data-word="${from}"]`)
      ?.scrollIntoView({ block: 'center' });
  };
  return (
    <Container>
      <Columns>
        <List>
          {claims.map(({ id, text }, index) => (
            <li key={id}>
              <ClaimText>
                <Badge>Claim {index + 1}</Badge> {text}
              </ClaimText>
              <Verdict documents={documents} answer={answer} claim={id} onShow={show} />
              {comparison && !isSame(answer, comparison.answer, id) && (
                <ComparedValue label={comparison.label}>
                  <Verdict documents={documents} answer={comparison.answer} claim={id} onShow={show} />
                </ComparedValue>
              )}
              <PlaceNotes {...notes} target={`claim:${id}`} name={`claim ${index + 1}`} />
            </li>
          ))}
        </List>
        <Documents ref={texts} role="group" aria-label="Documents" tabIndex={0}>
          {documents.map(({ id, title, text }) => (
            <div key={id} data-document={id}>
              <Heading as="h4" $size={16}>
                {title}
              </Heading>
              <TextBlock>
                <Pieces
                  text={text}
                  marks={listQuotes(definition, id, comparison ? [answer, comparison.answer] : [answer])}
                />
              </TextBlock>
            </div>
          ))}
        </Documents>
      </Columns>
    </Container>
  );
}

/** The quotations from a document, with the claims that they are for; of those that overlap, the first one. */
function listQuotes(
  { claims }: ClaimsDefinition,
  document: string,
  answers: readonly ClaimsAnswer[],
): TextMark[] {
  const quotes = claims
    .flatMap(({ id }, index) =>
      answers.flatMap(({ verdicts }) =>
        (verdicts[id]?.evidence ?? [])
          .filter((quote) => quote.document === document)
          .map(({ from, to }) => ({ id: `${from}`, from, to, label: `Claim ${index + 1}`, tone: index })),
      ),
    )
    .sort((one, other) => one.from - other.from);
  return quotes.filter(
    (quote, index) => !quotes.slice(0, index).some((other) => isOverlapping(other, quote)),
  );
}

type VerdictProps = {
  documents: ClaimsDefinition['documents'];
  answer: ClaimsAnswer;
  claim: string;
  /** Shows a quotation in its document. */
  onShow: (quote: Evidence) => void;
};

function Verdict({ documents, answer, claim, onShow }: VerdictProps) {
  const { verdict, evidence } = answer.verdicts[claim] ?? { verdict: null, evidence: [] };
  return (
    <Stack $gap={1.5}>
      <Text as="span" $strong>
        {verdict === null ? NOT_ANSWERED : VERDICT_LABELS[verdict]}
      </Text>
      {evidence.map((quote) => (
        <QuoteText key={`${quote.document}-${quote.from}`} {...{ documents, quote }}>
          <SmallButton variant="quiet" onClick={() => onShow(quote)}>
            Show in the document
          </SmallButton>
        </QuoteText>
      ))}
    </Stack>
  );
}

function isSame(one: ClaimsAnswer, other: ClaimsAnswer, claim: string): boolean {
  const describe = ({ verdicts }: ClaimsAnswer) =>
    JSON.stringify([
      verdicts[claim]?.verdict ?? null,
      (verdicts[claim]?.evidence ?? []).map(({ document, from, to }) => `${document} ${from} ${to}`).sort(),
    ]);
  return describe(one) === describe(other);
}

const Container = styled.div`
  container-type: inline-size;
`;

/** The documents are beside the claims where there is room, and below them elsewhere. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  @container (min-width: 40em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

const Documents = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;

  > div {
    display: grid;
    gap: ${space(1.5)};
    min-width: 0;
  }

  @container (min-width: 40em) {
    position: sticky;
    top: calc(var(--top-bar, 0px) + ${space(3)});
    order: -1;
    max-height: calc(100vh - var(--top-bar, 0px) - ${space(26)});
    max-height: calc(100dvh - var(--top-bar, 0px) - ${space(26)});
    overflow-y: auto;
  }
`;

const List = styled.ol`
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  background: var(--surface);

  > li {
    ${textSize(16)}
    display: grid;
    gap: ${space(2)};
    padding: ${space(3)} ${space(3.5)};
  }

  > li + li {
    border-top: 1px solid var(--line);
  }
`;

const ClaimText = styled.p`
  font-weight: ${WEIGHT.medium};
  overflow-wrap: anywhere;
`;
