/** Short films without words, shot by shot, each with the reason for its order. */
export type ShotStory = { readonly title: string; readonly shots: readonly string[]; readonly why: string };

/** Stories whose order follows from what is used up, opened, wet or lit. */
export const SHOT_STORIES: readonly ShotStory[] = [
  {
    title: 'The candle',
    shots: [
      'A new candle on a cake. A hand strikes a match.',
      'The candle burns, full length. Faces around the table.',
      'The candle is half as long. The chairs are empty, and someone looks at the door.',
      'A puddle of wax with a flame in it. The door opens.',
      'Smoke rises from the puddle. Two forks in the same slice.',
    ],
    why: 'The candle gets shorter from shot to shot, and smoke comes after the flame.',
  },
  {
    title: 'Rain on the way',
    shots: [
      'Clear sky over a bus stop. A woman hangs her umbrella on the bench.',
      'A bus drives off. The umbrella hangs on the bench.',
      'The bus in the city. First drops on the window; the woman reaches beside her seat.',
      'The woman runs through a downpour with a newspaper over her head.',
      'Evening, puddles at the bus stop. A boy holds out the umbrella to her.',
    ],
    why: 'The umbrella is left before she can miss it; drops come before the downpour, and puddles after it.',
  },
  {
    title: 'Bread',
    shots: [
      'Flour in a bowl, a hollow in the middle, a hand with a cup of water.',
      'A smooth ball of dough under a towel.',
      'The towel has risen like a hill.',
      'A pale loaf slides into the oven.',
      'A dark loaf on a rack, one end already missing.',
    ],
    why: 'Dough needs flour and water, rises under the towel, and is pale before the oven and dark after it.',
  },
  {
    title: 'The parcel',
    shots: [
      'A man tapes a box shut and writes an address.',
      'The box on a counter; a stamp comes down on it.',
      'The stamped box on a conveyor belt among hundreds.',
      'The box on a doormat, one corner dented.',
      'The open box; a child wears the hat that was in it.',
    ],
    why: 'The stamp, the dent and the opened lid can only come one after the other.',
  },
  {
    title: 'Painting the fence',
    shots: [
      'A gray fence, a closed can of paint in the grass.',
      'The can is open. One board is white.',
      'Half of the fence is white. A dog sniffs at the can.',
      'White paw prints lead away over the lawn. Half of the fence is still gray.',
      'The fence is white. So are the tail of the dog and the shoes of the man.',
    ],
    why: 'The fence gets whiter. Paw prints need a dog that has met the can, while half of the fence is gray.',
  },
  {
    title: 'Chess in the park',
    shots: [
      'All pieces on the board. An old man sits alone and looks at his watch.',
      'A girl sits down across from him. All pieces on the board.',
      'Six pieces beside the board. The old man scratches his head.',
      'Two kings and a pawn are left. People stand around.',
      'The white king lies on its side. The old man shakes her hand.',
    ],
    why: 'Pieces leave the board and never come back; the girl arrives before the first one is taken.',
  },
  {
    title: 'The broken mug',
    shots: [
      'A mug with a blue handle stands near the edge of a table. A cat jumps up.',
      'Pieces of the mug on the floor. The cat looks at them from above.',
      'A hand fits the blue handle to a piece, with glue.',
      'The mug in one piece, cracks filled with gold paint.',
      'The mug with gold cracks holds pencils, far from every edge. The cat sleeps beside it.',
    ],
    why: 'It breaks, is glued, then painted; and the pencils come when it has its gold cracks.',
  },
  {
    title: 'Night shift',
    shots: [
      'Sunset in the windows of a hospital. A nurse ties her shoes.',
      'Dark windows. The nurse writes on a full sheet of names; her coffee steams.',
      'The clock says three. The coffee has stopped steaming, and half of the names are crossed out.',
      'Gray light. All names are crossed out; the cup is empty.',
      'Sun in the windows. She takes off the shoes with the same knots.',
    ],
    why: 'The light goes from sunset over night to sun, and more names are crossed out each time.',
  },
  {
    title: 'The garden bed',
    shots: [
      'Bare earth, a rake, a paper bag of seeds.',
      'The empty bag on a stick as a sign. Earth in neat rows.',
      'First green dots in the rows. The bag has faded.',
      'Tall leaves hide the stick.',
      'Bare earth again, a basket of carrots, the bag torn in the grass.',
    ],
    why: 'The full bag comes before the sign, the sign fades, and a harvest needs what grew.',
  },
  {
    title: 'The sandcastle',
    shots: [
      'A flat beach and a bucket. The water is far out.',
      'One tower. Footprints lead to the water.',
      'Four towers and a wall. The water has come to the footprints.',
      'Water in the moat, three towers stand.',
      'A smooth hill of sand. A crab where the gate was.',
    ],
    why: 'Towers are added while the water rises, and taken away when it has arrived.',
  },
  {
    title: 'Moving in',
    shots: [
      'An empty room with a light bulb. A key turns in the door.',
      'Closed boxes up to the window sill.',
      'A mattress among half-open boxes; a pizza carton.',
      'Shelves with books. One box is left, as a table.',
      'A real table with four plates. The last box is the bed of a cat.',
    ],
    why: 'Boxes arrive closed, are opened, become fewer, and the last one changes its use.',
  },
  {
    title: 'The ice cream',
    shots: [
      'A girl pays for three scoops.',
      'Three scoops. Her phone rings, and she answers it.',
      'She talks. The top scoop leans.',
      'Two scoops. A dog sits in front of her and looks down.',
      'One scoop in the cone. The dog licks the pavement.',
    ],
    why: 'The scoop leans because she talks, and it falls before the dog can lick it up.',
  },
  {
    title: 'The letter',
    shots: [
      'A blank sheet. A hand unscrews a pen.',
      'Three lines are written. A crumpled sheet lies beside it.',
      'The wastebasket overflows. The sheet is blank again.',
      'One single line on the sheet. The pen is closed.',
      'An envelope in a mail slot. It will not come back.',
    ],
    why: 'One crumpled sheet comes before a full basket; the final line comes with a closed pen.',
  },
  {
    title: 'Learning to ride',
    shots: [
      'A small bicycle with training wheels. A father runs beside it.',
      'The training wheels lie in the grass. The father holds the seat.',
      'A bandage on a knee. The father holds the seat.',
      'The father stands, his hands in the air. The bicycle rolls without him.',
      'The bicycle far away; the bandage is off. He holds the helmet that was forgotten.',
    ],
    why: 'The wheels come off before the fall, the bandage comes before riding alone, and it is off at the end.',
  },
  {
    title: 'The snowman',
    shots: [
      'Fresh snow without a track. A door opens.',
      'Tracks everywhere. One ball as high as a knee.',
      'A snowman with carrot and scarf.',
      'A thin snowman; the scarf is on the ground. Grass at the edges.',
      'A carrot in the grass. A rabbit comes closer.',
    ],
    why: 'Snow without a track is the beginning; the scarf slips when he melts, and the carrot is what stays.',
  },
  {
    title: 'The piano',
    shots: [
      'A piano under a sheet, gray with dust.',
      'The sheet on the floor. A hand writes a name in the dust of the lid.',
      'The lid shines. A man with a tuning fork listens.',
      'Two hands of different size on the keys.',
      'The piano among guests; someone puts the first glass on it and takes it away again.',
    ],
    why: 'Dust is wiped away before it is tuned, it is tuned before it is played, and guests come to what can be heard.',
  },
];
