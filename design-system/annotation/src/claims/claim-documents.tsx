import { memo, useState } from 'react';
import { styled } from 'styled-components';
import { MEDIA, Row, space, Stack, Tab, TabList, TabPanel, Tabs } from '@platform/design-system';
import type { ClaimsDefinition, Evidence, TextSpan } from '@platform/contracts';
import { SelectableText } from '../text-selection/index.ts';
import { SmallButton } from '../shared/small-button.ts';

/** A piece of one of the documents. */
export type DocumentSelection = { readonly document: string; readonly span: TextSpan };

type Props = {
  documents: ClaimsDefinition['documents'];
  selection: DocumentSelection | undefined;
  /** The claim that is quoted for. */
  claimNumber: number;
  evidence: readonly Evidence[];
  onSelect: (selection: DocumentSelection | undefined) => void;
  /** `number` is the number key that was pressed. */
  onQuote: (document: string, span: TextSpan, number?: number) => void;
  onSentence: (document: string) => void;
  onBack: () => void;
};

/** The documents in tabs. What is selected in them becomes a quotation for the current claim. */
export const ClaimDocuments = memo(function ClaimDocuments(props: Props) {
  const { documents, selection, claimNumber, evidence, ...actions } = props;
  const { onSelect, onQuote, onSentence, onBack } = actions;
  const [open, setOpen] = useState(documents[0]?.id ?? '');
  return (
    <Frame>
      <Tabs value={open} onValueChange={setOpen}>
        <TabList aria-label="Documents">
          {documents.map(({ id, title }) => (
            <Tab key={id} value={id}>
              {title}
            </Tab>
          ))}
        </TabList>
        {documents.map(({ id, title, text }) => {
          const span = selection?.document === id ? selection.span : undefined;
          return (
            <TabPanel key={id} value={id} tabIndex={-1} data-document={id}>
              <SelectableText
                {...{ text }}
                name={title}
                selection={span}
                marks={marksOf(evidence, id, claimNumber)}
                onSelect={(next) => onSelect(next && { document: id, span: next })}
                onMark={(next, number) => onQuote(id, next, number)}
                bar={
                  <Stack $gap={2}>
                    <Row $gap={2}>
                      <SmallButton
                        variant="primary"
                        disabled={!span}
                        onClick={() => span && onQuote(id, span)}
                      >
                        Quote for claim {claimNumber}
                      </SmallButton>
                      <SmallButton disabled={!span} onClick={() => onSentence(id)}>
                        Whole sentence
                      </SmallButton>
                      <SmallButton variant="quiet" onClick={onBack}>
                        Back to claim {claimNumber}
                      </SmallButton>
                    </Row>
                  </Stack>
                }
              />
            </TabPanel>
          );
        })}
      </Tabs>
    </Frame>
  );
});

/** The quotations of the current claim in a document. */
function marksOf(evidence: readonly Evidence[], document: string, claimNumber: number) {
  return evidence
    .filter((quote) => quote.document === document)
    .sort((a, b) => a.from - b.from)
    .map(({ from, to }) => ({ id: `${from}`, from, to, label: `Claim ${claimNumber}`, tone: 0 }));
}

const Frame = styled.div`
  min-width: 0;

  /* The title of a document may be longer than a line. */
  [role='tab'] {
    flex: 0 1 auto;
    max-width: 100%;
    text-align: left;
  }

  ${MEDIA.wide} {
    position: sticky;
    top: ${space(4)};
  }
`;
