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

/** Each artwork uses a grid of 240 by 160, with its dimension lines at the bottom and left edges. */

export function Pencil({ detail }: ArtworkProps) {
  return (
    <>
      <Shape d="M62 24h66l20 20v76a6 6 0 0 1 -6 6h-80a6 6 0 0 1 -6 -6v-90a6 6 0 0 1 6 -6z" />
      <Outline d="M128 24v14a6 6 0 0 0 6 6h14" />
      <FineLine d="M72 48h38M72 62h60M72 76h48M72 90h24" />
      <Outline d="M72 108c8 -8 14 -8 18 -2s10 4 18 -2" />
      <g transform="translate(110 103) rotate(-45)">
        <Shape d="M0 0 20 -8h76a8 8 0 0 1 8 8a8 8 0 0 1 -8 8h-76z" cover />
        <Outline d="M20 -8q3 2.7 0 5.4q4 2.6 0 5.2q4 2.7 0 5.4M82 -8v16M89 -8v16M7 -2.8v5.6" />
        <FineLine d="M22 -2.7h60M22 2.7h60" />
        <Dimension from={[0, 17]} to={[104, 17]} label={detail ? '175' : undefined} />
      </g>
      <Dimension from={[56, 140]} to={[148, 140]} label={detail ? '210' : undefined} />
    </>
  );
}

export function Picture({ detail }: ArtworkProps) {
  return (
    <>
      <Shape d={roundedRect(54, 22, 132, 98)} />
      <Outline d="M54 100l34 -36 26 28 18 -20 54 44" />
      <Outline d={circle(154, 48, 11)} />
      <FineLine d="M154 28v5M154 63v5M134 48h5M169 48h5M140 34l3.5 3.5M164.5 58.5l3.5 3.5M168 34l-3.5 3.5M143.5 58.5l-3.5 3.5" />
      {detail && <FineLine dashed d="M98 22v98M142 22v98M54 54.7h132M54 87.3h132" strokeOpacity={0.3} />}
      <Dimension from={[54, 138]} to={[186, 138]} label={detail ? '3 000' : undefined} />
      <Dimension from={[38, 120]} to={[38, 22]} label={detail ? '2 250' : undefined} />
    </>
  );
}

export function Camera({ detail }: ArtworkProps) {
  return (
    <>
      <Outline d={`${circle(76, 36, 16)}${circle(76, 36, 4)}`} />
      <Outline d={`${circle(116, 36, 16)}${circle(116, 36, 4)}`} />
      <FineLine d="M76 24v4M76 44v4M64 36h4M84 36h4M116 24v4M116 44v4M104 36h4M124 36h4" />
      <Shape d={roundedRect(52, 56, 92, 62, 8)} cover />
      <Shape d="M144 76l26 -14v50l-26 -14z" />
      <Outline d="M90 74l24 13 -24 13z" />
      <FineLine d="M60 66h10M60 72h6" />
      <FineLine dashed d="M170 62l36 -20M170 112l36 20" />
      <FineLine d="M198 46.5a84 84 0 0 1 0 81" />
      {detail && <FineLine dashed d="M40 87h152" strokeOpacity={0.35} />}
      {detail && <DimensionText at={[221, 87]}>54°</DimensionText>}
      <Dimension from={[52, 138]} to={[170, 138]} label={detail ? '16 : 9' : undefined} />
    </>
  );
}

export function Microphone({ detail }: ArtworkProps) {
  return (
    <>
      <Shape d={roundedRect(98, 16, 44, 74, 22)} />
      <Outline d="M98 58h44" />
      <FineLine d="M104 30h32M99 40h42M99 49h42" />
      <Outline d="M86 62v6a34 34 0 0 0 68 0v-6M120 102v22M96 124h48" />
      <FineLine d="M72 44a24 24 0 0 0 0 26M61 36a40 40 0 0 0 0 42M168 44a24 24 0 0 1 0 26M179 36a40 40 0 0 1 0 42" />
      {detail && <FineLine dashed d="M120 6v128" strokeOpacity={0.35} />}
      <Dimension from={[206, 124]} to={[206, 16]} label={detail ? '180' : undefined} />
      <Dimension from={[96, 142]} to={[144, 142]} label={detail ? '80' : undefined} />
    </>
  );
}

export function Chart({ detail }: ArtworkProps) {
  return (
    <>
      <Shape d={roundedRect(50, 20, 92, 66)} />
      <Outline d={circle(66, 37, 7)} />
      <FineLine d="M80 34h36M80 41h22M62 56h56M62 66h40" />
      <Shape d={roundedRect(84, 54, 108, 72)} cover />
      <FineLine d="M96 66v48h84M96 102h3M96 90h3M96 78h3" />
      <Outline d="M100 106l18 -12 16 6 18 -22 22 -8" />
      {[
        [118, 94],
        [134, 100],
        [152, 78],
      ].map(([x = 0, y = 0]) => (
        <Outline key={x} d={circle(x, y, 2.4)} fill="currentColor" />
      ))}
      <Outline d="M167 68l7 2 -3 7" />
      {detail && <FineLine dashed d="M152 78v36M118 94v20M134 100v14" strokeOpacity={0.45} />}
      <Dimension from={[84, 142]} to={[192, 142]} label={detail ? '30 d' : undefined} />
      <Dimension from={[36, 86]} to={[36, 20]} label={detail ? '1 : 1' : undefined} />
    </>
  );
}

export function Label({ detail }: ArtworkProps) {
  return (
    <>
      <FineLine dashed d="M52 26h88v92h-88z" />
      <Outline d={['M48 22h8v8h-8z', 'M136 22h8v8h-8z', 'M48 114h8v8h-8z', 'M136 114h8v8h-8z'].join('')} />
      <Shape d="M95 52c-8 -8 -28 -4 -28 18c0 18 12 38 20 38c4 0 6 -2 10 -2s6 2 10 2c8 0 20 -20 20 -38c0 -22 -22 -26 -32 -18z" />
      <Outline d="M95 52c0 -8 3 -14 9 -18M98 44c6 2 12 0 15 -7c-7 -1 -13 1 -15 7" />
      <FineLine d="M76 66c-2 6 -1 12 1 17" />
      <Shape d="M156 34h38a4 4 0 0 1 4 4v22a4 4 0 0 1 -4 4h-38l-13 -15z" cover />
      <Outline d={circle(156, 49, 3)} />
      <FineLine d="M168 45h20M168 53h13" />
      <FineLine d="M153 49c-6 0 -6 -19 -9 -23" />
      {detail && <FineLine dashed d={axes(97, 78, 52)} strokeOpacity={0.3} />}
      <Dimension from={[52, 138]} to={[140, 138]} label={detail ? 'w 0.42' : undefined} />
      <Dimension from={[34, 118]} to={[34, 26]} label={detail ? 'h 0.44' : undefined} />
    </>
  );
}

export function SpeechBubbles({ detail }: ArtworkProps) {
  return (
    <>
      <Shape d="M56 20h82a8 8 0 0 1 8 8v38a8 8 0 0 1 -8 8h-62l-14 14v-14h-6a8 8 0 0 1 -8 -8v-38a8 8 0 0 1 8 -8z" />
      <FineLine d="M62 36h68M62 47h50M62 58h30" />
      <Shape
        d="M102 60h82a8 8 0 0 1 8 8v34a8 8 0 0 1 -8 8h-6v16l-16 -16h-60a8 8 0 0 1 -8 -8v-34a8 8 0 0 1 8 -8z"
        cover
      />
      {[122, 143, 164].map((x) => (
        <Outline key={x} d={circle(x, 85, 4.5)} />
      ))}
      {detail && <FineLine dashed d="M84 85h124" strokeOpacity={0.35} />}
      <Dimension from={[94, 142]} to={[192, 142]} label={detail ? '280' : undefined} />
      <Dimension from={[34, 74]} to={[34, 20]} label={detail ? '3 : 2' : undefined} />
    </>
  );
}

export function Captions({ detail }: ArtworkProps) {
  return (
    <>
      <Shape d={roundedRect(50, 18, 140, 88, 8)} />
      <Outline d="M112 44a15 15 0 1 0 0 22M152 44a15 15 0 1 0 0 22" />
      <FineLine d="M70 86h44M122 86h48M88 95h64" />
      <FineLine d="M50 124h140M50 120v8M190 120v8M64 124v-3M78 124v-3M148 124v-3M162 124v-3M176 124v-3" />
      <Outline d="M92 124h44" strokeWidth={4} />
      {detail && <FineLine dashed d="M92 106v16M136 106v16" strokeOpacity={0.5} />}
      <Dimension from={[92, 142]} to={[136, 142]} label={detail ? '3.2 s' : undefined} />
    </>
  );
}

export function Document({ detail }: ArtworkProps) {
  return (
    <>
      <Outline d="M168 34h6a6 6 0 0 1 6 6v84a6 6 0 0 1 -6 6h-64a6 6 0 0 1 -6 -6v-2" />
      <Shape d="M86 18h56l22 22v76a6 6 0 0 1 -6 6h-72a6 6 0 0 1 -6 -6v-92a6 6 0 0 1 6 -6z" cover />
      <Outline d="M142 18v16a6 6 0 0 0 6 6h16" />
      <Outline d={`${circle(100, 40, 6)}M90 58a10 10 0 0 1 20 0`} />
      <FineLine d="M120 48h22M120 56h30M92 74h60M92 84h60M92 94h42M120 104h32M120 112h20" />
      {detail && <Hatch x={92} y={101} width={20} height={14} step={4} />}
      <Dimension from={[80, 144]} to={[164, 144]} label={detail ? '210' : undefined} />
      <Dimension from={[58, 122]} to={[58, 18]} label={detail ? '297' : undefined} />
    </>
  );
}

export function Store({ detail }: ArtworkProps) {
  return (
    <>
      <Shape d="M62 58v66h116v-66" />
      <Shape
        d="M68 24h104l14 26a11 9 0 0 1 -22 0a11 9 0 0 1 -22 0a11 9 0 0 1 -22 0a11 9 0 0 1 -22 0a11 9 0 0 1 -22 0a11 9 0 0 1 -22 0z"
        cover
      />
      <FineLine d="M76 50l7 -26M98 50l5 -26M120 50v-26M142 50l-5 -26M164 50l-7 -26" />
      <Outline d="M134 124v-48h30v48M74 76h46v30h-46z" />
      <Outline d="M158 100h.01" strokeWidth={3} />
      <Outline d="M84 106v-14h14v14M98 106v-8h12v8" />
      <FineLine d="M80 86l8 -8M88 90l12 -12" />
      {detail && <Hatch x={44} y={124} width={152} height={7} step={5} />}
      <Outline d="M44 124h152" />
      <Dimension from={[62, 144]} to={[178, 144]} label={detail ? '7 250' : undefined} />
      <Dimension from={[30, 124]} to={[30, 24]} label={detail ? '4 100' : undefined} />
    </>
  );
}
