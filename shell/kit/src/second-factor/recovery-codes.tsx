import { Button, CopyButton, Heading, Row, space, Stack, Text } from '@platform/design-system';
import { styled } from 'styled-components';
import { LABELS } from './labels.ts';

/** Shows new recovery codes, the only time, with ways to keep them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n');
  return (
    <Stack $gap={4}>
      <Heading as="h3" $size={18} tabIndex={-1} ref={focusOnMount}>
        {LABELS.codesTitle}
      </Heading>
      <Text>{LABELS.codesText}</Text>
      <List aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </List>
      <Row>
        <CopyButton text={text} label="the recovery codes" />
        <Button size="compact" onClick={() => download(text)}>
          Download
        </Button>
        <Button size="compact" onClick={() => window.print()}>
          Print
        </Button>
      </Row>
      <Row>
        <Button variant="primary" onClick={onDone}>
          I have saved them
        </Button>
      </Row>
    </Stack>
  );
}

/** The form that was here has taken the focus with it. */
function focusOnMount(heading: HTMLElement | null): void {
  heading?.focus();
}

/** Lets the browser save a text as a file. */
function download(text: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${space(2)};
  margin: 0;
  padding-left: ${space(7)};
`;
