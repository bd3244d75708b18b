import { memo } from 'react';
import { styled } from 'styled-components';
import { markTone } from '../text-selection/index.ts';

type Props = {
  index: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The place of the label in the list of labels, from 0. */
  tone: number;
  label: string;
  /** Names the box for screen readers. */
  name: string;
  isSelected?: boolean;
  /** Whose box it is where two answers are compared: the line says that instead of the label. */
  side?: 'own' | 'other' | 'missed' | undefined;
  /** Filled, because it is pointed at in the list. */
  isLit?: boolean;
  isFocusable?: boolean;
  /** How much wider and higher than the box the area is that takes a finger, in pixels of the picture. */
  growX?: number;
  growY?: number;
};

/** A box in a picture, with the first letter of its label. Its line has the same width at any zoom. */
export const BoxShape = memo(function BoxShape(props: Props) {
  const { index, x, y, width, height, tone, label, name, isSelected, side, isLit, isFocusable } = props;
  const { growX = 0, growY = 0 } = props;
  return (
    <Group
      $tone={tone}
      data-box={index}
      data-selected={isSelected || undefined}
      data-side={side}
      data-lit={isLit || undefined}
      {...(isFocusable ? { tabIndex: 0, role: 'button', 'aria-pressed': isSelected } : { role: 'img' })}
      aria-label={name}
    >
      {growX + growY > 0 && (
        <rect
          className="touchable"
          x={x - growX / 2}
          y={y - growY / 2}
          width={width + growX}
          height={height + growY}
        />
      )}
      <rect className="halo" {...{ x, y, width, height }} />
      <rect className="line" {...{ x, y, width, height }} />
      <text x={x} y={y}>
        {label.slice(0, 1)}
      </text>
    </Group>
  );
});

/** The broken lines of the nine labels, in pixels of the screen: no two labels look alike without color. */
const DASHES = ['none', '9 4', '2 4', '14 4 3 4', '5 5', '18 5', '3 3 9 3', '1 6', '12 3 2 3 2 3'];

const Group = styled.g<{ $tone: number }>`
  cursor: pointer;
  outline: none;

  rect {
    vector-effect: non-scaling-stroke;
    fill: transparent;
  }

  .halo {
    stroke: var(--surface);
    stroke-width: 5px;
    stroke-opacity: 0.8;
  }

  .line {
    stroke: ${({ $tone }) => markTone($tone).color};
    stroke-width: 2.5px;
    stroke-dasharray: ${({ $tone }) => DASHES[$tone % DASHES.length]};
  }

  text {
    fill: ${({ $tone }) => markTone($tone).color};
    stroke: var(--surface);
    stroke-width: calc(4px * var(--pixel, 1));
    paint-order: stroke;
    font-size: calc(14px * var(--pixel, 1));
    font-weight: 700;
    transform: translate(calc(4px * var(--pixel, 1)), calc(15px * var(--pixel, 1)));
    pointer-events: none;
  }

  &[data-selected] .line,
  &[data-lit] .line,
  &:focus-visible .line {
    stroke-width: 4px;
    fill: ${({ $tone }) => markTone($tone).color};
    fill-opacity: 0.12;
  }

  &:focus-visible .halo {
    stroke: var(--focus);
    stroke-width: 9px;
    stroke-opacity: 1;
  }

  &[data-side] .line {
    stroke-dasharray: none;
    stroke-width: 2px;
  }

  &[data-side='other'] .line,
  &[data-side='missed'] .line {
    stroke-dasharray: 6 6;
  }

  &[data-side='missed'] .line {
    stroke: var(--danger);
    fill: var(--danger);
    fill-opacity: 0.12;
  }

  &[data-lit] .line {
    stroke-width: 4px;
  }
`;
