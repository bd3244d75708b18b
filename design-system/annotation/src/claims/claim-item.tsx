import { memo } from 'react';
import { styled } from 'styled-components';
import {
  Badge,
  ChoiceInput,
  ChoiceLabel,
  CloseIcon,
  FieldError,
  RADIUS,
  space,
  textSize,
  WEIGHT,
} from '@platform/design-system';
import { type ClaimsDefinition, type ClaimVerdict, EVIDENCE_MAX, VERDICTS } from '@platform/contracts';
import { describedBy } from '../answering/described-by.ts';
import { ControlKey } from '../keys/key-cap.ts';
import { SmallButton, SmallIconButton } from '../shared/small-button.ts';
import { QuoteText } from './quote-text.tsx';
import { VERDICT_LABELS } from './quotes.ts';

type Props = {
  claim: ClaimsDefinition['claims'][number];
  documents: ClaimsDefinition['documents'];
  /** Prefix of its ids. */
  name: string;
  number: number;
  answer: ClaimVerdict;
  /** Whether quotations go to this claim. */
  isCurrent: boolean;
  verdictError: string | undefined;
  evidenceError: string | undefined;
  onChange: (id: string, verdict: Partial<ClaimVerdict>) => void;
  onFocus: (id: string) => void;
  onQuote: () => void;
};

/** A claim with its verdict and quotations. It is rendered only when it changes itself. */
export const ClaimItem = memo(function ClaimItem({ claim, number, name, answer, isCurrent, ...rest }: Props) {
  const { documents, verdictError, evidenceError, onChange, onFocus, onQuote } = rest;
  const path = `verdicts.${claim.id}`;
  const errors = {
    [`${name}-verdict-error`]: verdictError,
    [`${name}-evidence-error`]: evidenceError,
  };
  return (
    <Item data-claim={claim.id} data-current={isCurrent ? '' : undefined} onFocus={() => onFocus(claim.id)}>
      <Group aria-describedby={describedBy(errors)} data-path={path}>
        <Legend>
          <Badge tone={isCurrent ? 'primary' : 'neutral'}>Claim {number}</Badge> {claim.text}
        </Legend>
        <Verdicts data-path={`${path}.verdict`} data-invalid={verdictError ? '' : undefined}>
          {VERDICTS.map((verdict, index) => (
            <VerdictLabel key={verdict}>
              <ChoiceInput
                type="radio"
                name={`${name}-verdict`}
                checked={answer.verdict === verdict}
                aria-invalid={verdictError ? true : undefined}
                onChange={() => onChange(claim.id, { verdict })}
              />
              {VERDICT_LABELS[verdict]}
              <ControlKey>{index + 1}</ControlKey>
            </VerdictLabel>
          ))}
        </Verdicts>
        {verdictError && <FieldError id={`${name}-verdict-error`}>{verdictError}</FieldError>}
        {answer.evidence.length > 0 && (
          <Quotes aria-label={`Quotations for claim ${number}`}>
            {answer.evidence.map((quote, index) => (
              <li key={`${quote.document}-${quote.from}`}>
                <QuoteText {...{ documents, quote }} />
                <SmallIconButton
                  label={`Remove quotation ${index + 1} of claim ${number}`}
                  onClick={() =>
                    onChange(claim.id, { evidence: answer.evidence.filter((other) => other !== quote) })
                  }
                >
                  <CloseIcon size={18} />
                </SmallIconButton>
              </li>
            ))}
          </Quotes>
        )}
        <div>
          <SmallButton
            variant="quiet"
            data-path={`${path}.evidence`}
            disabled={answer.evidence.length >= EVIDENCE_MAX}
            onClick={() => {
              onFocus(claim.id);
              onQuote();
            }}
          >
            Quote a place for claim {number}
          </SmallButton>
        </div>
        {evidenceError && <FieldError id={`${name}-evidence-error`}>{evidenceError}</FieldError>}
      </Group>
    </Item>
  );
});

export const ClaimList = styled.ol`
  display: grid;
  gap: ${space(3)};
`;

const Item = styled.li`
  padding: ${space(3)} ${space(3.5)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  background: var(--surface);

  &[data-current] {
    border-color: var(--primary);
    box-shadow: inset 3px 0 0 var(--primary);
  }
`;

const Group = styled.fieldset`
  display: grid;
  gap: ${space(2)};
`;

const Legend = styled.legend`
  padding: 0;
  font-weight: ${WEIGHT.medium};
  overflow-wrap: anywhere;
`;

const Verdicts = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(4)};
`;

const VerdictLabel = styled(ChoiceLabel)`
  gap: ${space(2)};

  /* Keys answer the current claim. Those of others keep their room, so that no verdict moves when another one is. */
  li:not([data-current]) & > kbd {
    visibility: hidden;
  }
`;

const Quotes = styled.ul`
  ${textSize(14)}
  display: grid;
  gap: ${space(2)};

  li {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${space(2)};
  }
`;
