import {
  type ArtworkProps,
  axes,
  circle,
  Dimension,
  DimensionText,
  FineLine,
  Hatch,
  Outline,
  roundedRect,
  Shape,
} from './strokes.tsx';

/** An open box with the dashed outline of a missing object above it. */
export function OpenBox({ detail }: ArtworkProps) {
  return (
    <>
      <FineLine dashed d={circle(120, 34, 15)} />
      <FineLine d={axes(120, 34, 22)} strokeOpacity={0.4} />
      <Outline d="M72 74l18 -16h60l18 16" />
      <Shape d="M72 74 50 62l18 -15 22 11zM168 74l22 -12 -18 -15 -22 11z" />
      <Shape d="M72 74h96v46a4 4 0 0 1 -4 4h-88a4 4 0 0 1 -4 -4z" />
      <FineLine d="M110 74v14h20v-14M84 112h18M84 104h10" />
      <Dimension from={[72, 142]} to={[168, 142]} label={detail ? '0' : undefined} />
      <Dimension from={[34, 124]} to={[34, 74]} />
    </>
  );
}

/** A bridge whose middle is missing. */
export function BrokenBridge({ detail }: ArtworkProps) {
  return (
    <>
      <Shape d="M18 76h64l-3 4 6 3 -3 5h-64z" />
      <Shape d="M222 76h-64l3 4 -6 3 3 5h64z" />
      <FineLine dashed d="M88 76h64M92 88h56" />
      <Shape d="M44 88h14l4 38h-22zM182 88h14l4 38h-22z" />
      <FineLine d="M18 62h60M24 62v14M36 62v14M48 62v14M60 62v14M72 62v14M222 62h-60M216 62v14M204 62v14M192 62v14M180 62v14M168 62v14" />
      <Outline d="M14 126h66M160 126h66" />
      <Hatch x={14} y={126} width={66} height={8} step={5} />
      <Hatch x={160} y={126} width={66} height={8} step={5} />
      <FineLine d="M88 130q4 -4 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0M100 138q4 -4 8 0t8 0t8 0t8 0t8 0" />
      {detail && <FineLine dashed d="M82 48v24M158 48v24" strokeOpacity={0.4} />}
      <Dimension from={[82, 42]} to={[158, 42]} label={detail ? '404' : undefined} />
    </>
  );
}

/** A cable whose plug is out of its socket. */
export function UnpluggedCable({ detail }: ArtworkProps) {
  return (
    <>
      <Outline d="M12 104c22 0 18 -26 40 -26h10" />
      <Shape d="M62 68h10v-8a6 6 0 0 1 6 -6h20a4 4 0 0 1 4 4v40a4 4 0 0 1 -4 4h-20a6 6 0 0 1 -6 -6v-8h-10z" />
      <Outline d="M102 67h16M102 89h16" />
      <Shape d="M178 68h-10v-8a6 6 0 0 0 -6 -6h-16a4 4 0 0 0 -4 4v40a4 4 0 0 0 4 4h16a6 6 0 0 0 6 -6v-8h10z" />
      <FineLine d="M142 64h13v6h-13M142 86h13v6h-13" />
      <Outline d="M178 78h10c22 0 18 26 40 26" />
      <FineLine d="M130 50v-10M122 52l-5 -8M138 52l5 -8" />
      {detail && <FineLine dashed d="M52 78h136" strokeOpacity={0.35} />}
      {detail && <FineLine dashed d="M118 92v34M142 104v22" strokeOpacity={0.4} />}
      <Dimension from={[118, 132]} to={[142, 132]} />
      <Dimension from={[62, 26]} to={[178, 26]} label={detail ? 'open' : undefined} />
    </>
  );
}

/** A padlock, half of it in section view. */
export function Padlock({ detail }: ArtworkProps) {
  return (
    <>
      <Outline d="M92 66v-18a28 28 0 0 1 56 0v18M103 66v-18a17 17 0 0 1 34 0v18" />
      <Shape d={roundedRect(80, 66, 80, 56, 8)} cover />
      <Outline d="M120 95v11M120 82a6.5 6.5 0 0 1 0 13a6.5 6.5 0 0 1 0 -13" />
      <Hatch x={132} y={72} width={22} height={44} />
      <FineLine d="M132 72v44M88 74h10" />
      <FineLine dashed d="M120 10v124" strokeOpacity={0.45} />
      <Dimension from={[80, 142]} to={[160, 142]} label={detail ? '80' : undefined} />
      <Dimension from={[58, 122]} to={[58, 66]} label={detail ? '56' : undefined} />
    </>
  );
}

/** A circle with a check mark. */
export function CheckedCircle({ detail }: ArtworkProps) {
  return (
    <>
      <Shape d={circle(120, 74, 48)} />
      <FineLine dashed d={circle(120, 74, 39)} />
      <FineLine d={axes(120, 74, 60)} strokeOpacity={0.35} />
      <Outline d="M100 75l14 14 28 -30" strokeWidth={2.5} />
      <FineLine d="M154 40l12 -12h10" />
      {detail && <DimensionText at={[194, 28]}>R 48</DimensionText>}
      <Dimension from={[72, 144]} to={[168, 144]} label={detail ? '96' : undefined} />
    </>
  );
}
