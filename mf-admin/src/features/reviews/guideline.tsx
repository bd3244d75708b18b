import type { ReviewDetail } from '@platform/contracts';
import { Fold, Heading, Stack, Text, textSize } from '@platform/design-system';
import { styled } from 'styled-components';

/** The instructions and the guideline that the member worked by, folded. */
export function Guideline({ record: { instructions, guideline } }: { record: ReviewDetail }) {
  return (
    <>
      <Fold summary="Instructions">
        <GuidelineText>{instructions}</GuidelineText>
      </Fold>
      {guideline.length > 0 && (
        <Fold summary="Guideline">
          {guideline.map(({ title, text }) => (
            <Stack key={title} $gap={1}>
              <Heading as="h3" $size={16}>
                {title}
              </Heading>
              <GuidelineText>{text}</GuidelineText>
            </Stack>
          ))}
        </Fold>
      )}
    </>
  );
}

const GuidelineText = styled(Text)`
  ${textSize(14)}
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
