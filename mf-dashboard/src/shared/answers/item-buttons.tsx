import { Button, Row } from '@platform/design-system';

type Props = {
  /** What an item is called, e.g. `Question`. */
  name: string;
  positions: readonly number[];
  onGo: (index: number) => void;
};

/** Buttons that lead to items, by their positions. */
export function ItemButtons({ name, positions, onGo }: Props) {
  return (
    <Row $gap={2}>
      {positions.map((index) => (
        <Button key={index} size="compact" onClick={() => onGo(index)}>
          {name} {index + 1}
        </Button>
      ))}
    </Row>
  );
}
