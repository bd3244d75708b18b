import { styled } from 'styled-components';
import { Badge, DisclosureList, RADIUS, space, Stack, Text, textSize, WEIGHT } from '@platform/design-system';
import type { ClaimsAnswer, ClaimsDefinition } from '@platform/contracts';
import type { ReaderProps } from '../part-props.ts';
import { ComparedValue, NOT_ANSWERED } from '../reading/comparison.tsx';
import { PlaceNotes } from '../reading/place-notes.tsx';
import { QuoteText } from './quote-text.tsx';
import { VERDICT_LABELS } from './quotes.ts';

/** Shows each claim with its verdict and quotations, and the documents below. */
export function ClaimsReader({ definition, answer, comparison, ...notes }: ReaderProps<'claims'>) {
  const { claims, documents } = definition;
  return (
    <Stack $gap={4}>
      <List>
        {claims.map(({ id, text }, index) => (
          <li key={id}>
            <ClaimText>
              <Badge>Claim {index + 1}</Badge> {text}
            </ClaimText>
            <Verdict documents={documents} answer={answer} claim={id} />
            {comparison && !isSame(answer, comparison.answer, id) && (
              <ComparedValue label={comparison.label}>
                <Verdict documents={documents} answer={comparison.answer} claim={id} />
              </ComparedValue>
            )}
            <PlaceNotes {...notes} target={`claim:${id}`} name={`claim ${index + 1}`} />
          </li>
        ))}
      </List>
      <DisclosureList
        items={documents.map(({ title, text }) => ({
          summary: title,
          content: <DocumentText>{text}</DocumentText>,
        }))}
      />
    </Stack>
  );
}

type VerdictProps = { documents: ClaimsDefinition['documents']; answer: ClaimsAnswer; claim: string };

function Verdict({ documents, answer, claim }: VerdictProps) {
  const { verdict, evidence } = answer.verdicts[claim] ?? { verdict: null, evidence: [] };
  return (
    <Stack $gap={1.5}>
      <Text as="span" $strong>
        {verdict === null ? NOT_ANSWERED : VERDICT_LABELS[verdict]}
      </Text>
      {evidence.map((quote) => (
        <QuoteText key={`${quote.document}-${quote.from}`} {...{ documents, quote }} />
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

const DocumentText = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
