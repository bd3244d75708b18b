import type { TaskSeed } from './task-seed.ts';

/** Pictures made to a brief: light, framing, sets in one style, and fixing what a model gets wrong. */
export const AI_IMAGE_CREATION: readonly TaskSeed[] = [
  {
    id: 'b02-desk-lamp-packshots',
    title: 'Make three product shots of a desk lamp on white',
    description:
      'The same lamp from the front, from the side and switched on, consistent enough for one product page.',
    minutes: 45,
    instructions: `The lamp: a matte green, bell-shaped metal shade, a thin brass arm with one joint, a round base of pale ash wood, a cord covered in beige cloth. Height about 42 cm.

The store needs three square pictures of at least 1500 px on pure white: front, side, and a three-quarter view with the light on. A buyer must believe that it is the same lamp.

Begin with a description sheet: every part with shape, color and material in words you will not change again. Make the front view first and finalize it. For the other two, use it as a reference image or keep the seed and wording, whichever your tool offers.

Before you hand them in, put the three side by side and measure: ratio of shade width to base width, number of joints, color of the shade with an eyedropper. A difference of up to 10% in the ratio is acceptable; a second joint is not.

Hand in three files, the sheet, the measured values, and the number of attempts per view. The switched-on picture shows a warm glow inside the shade and still has a white background. Pictures with a brand name, a floating cord end or a gray cast will be rejected.`,
  },
  {
    id: 'b02-autumn-cafe-banner',
    title: 'Make an autumn banner that leaves room for text',
    description: 'A wide cafe scene whose left third stays calm enough for a headline to be added later.',
    minutes: 30,
    instructions: `Format: 1600 by 500 px. Client: a cafe by a canal that serves pumpkin soup from noon to 3 p.m. In the picture: one bowl of soup, a handwritten menu facing away, wet leaves on the sill, late light from the right. The headline "Soup weather" will be set in white on the left third by someone else.

Models like to fill every corner. Ask for a composition weighted to the right, or make a taller picture and extend it to the left; both are fine, but note which you chose.

Then test the empty third the way the typesetter will see it. Put a white word of 90 px there and look at the picture at 400 px width on a phone. If any leaf crosses the word, or the background behind it is lighter than mid-gray, start over.

Also check: no letters on the menu, soup with a believable surface, window bars straight.

Hand in the clean banner, the test with the word on it, and two lines on how you got the calm third. A banner rescued with a black gradient counts as half done, since the client asked for daylight.`,
  },
  {
    id: 'b02-hiking-leaflet-set',
    title: 'Draw four illustrations for a hiking brochure in one style',
    description:
      'Boots, hut, storm and signpost as one family: same line, same three colors, same amount of detail.',
    minutes: 55,
    instructions: `An alpine club's brochure has four chapters: What to wear, Where to sleep, When to turn back, How to read the signs. Each gets one illustration, 1000 by 1000 px, printed 6 cm wide.

Write down the style before you draw: type of line (weight, ends, closed or open), exactly three colors with hex values, how shadows are done, how much background, what never appears (people, text, gradients). Ten lines at most.

Subjects: a pair of boots with gaiters; a stone hut with a bench; a ridge under a thundercloud; a wooden post with three blank boards.

Work in rounds. After the first four pictures choose the one that fits the style best and adjust the other three to it, not the other way around. Shrink all four to 6 cm at 150 px per inch and see whether the lines still read.

Put the set on one sheet, 2 by 2, and ask someone, or yourself after ten minutes, which one does not belong. If there is an answer, redo that one.

Hand in four files, the style description, the contact sheet, and the answer to that question before and after. Different line weights within the set are the usual reason for a second round.`,
  },
  {
    id: 'b02-pottery-hands',
    title: "Repair the hands at a potter's wheel",
    description:
      'Generate hands shaping clay, find every fault against a checklist, and fix them by inpainting.',
    minutes: 45,
    instructions: `Make a close-up of two hands centering wet clay on a spinning wheel, seen from above at an angle, wrists included, no face. Take the first picture whose light and framing you like, even if its fingers are wrong: the repair is the task.

Examine it at 200%. For each hand answer: how many fingers can you count, and which are hidden by what; does the thumb sit on the correct side; do all joints bend in a possible direction; are the nails at the fingertips; where does skin melt into clay; do the two hands belong to the same person?

Mark each fault with a number on a copy. Fix one at a time with a mask that covers a little more than the fault, and describe in the prompt what should be there ("tip of the left index finger, wet clay up to the first joint"), not what was wrong.

Some pictures cannot be saved. If five repairs of one spot have failed, start over with a new picture and say so; knowing when to stop is part of the craft.

Hand in the first picture, the numbered copy, the fixed picture, and a list with the number of attempts for each fault. A picture that hides the hands behind a bowl to avoid the work misses the point.`,
  },
  {
    id: 'b02-open-late-lettering',
    title: 'Put readable lettering on a store sign',
    description:
      'A night street with a sign that says OPEN LATE: generated where possible, composed by hand where not.',
    minutes: 35,
    instructions: `A bookstore wants a picture for its late-night opening: rainy street, warm windows, a hanging sign of painted wood that reads OPEN LATE and nothing else. 1200 by 1500 px. Any other surface that could carry letters (window, awning, license plates, book spines) has to be blank or unreadable in a natural way.

Try the direct approach at most eight times and keep a tally: spelled correctly, wrong letter, right letters but wrong shape, second sign appeared.

Then the safe approach. Generate the scene with an empty sign, and add the words yourself in an image editor: a typeface that suits painted wood, perspective matched to the board, slightly uneven paint, the street light falling on the letters as it does on the wood around them. The multiply or overlay mode usually blends better than plain white.

Compare the best picture from each approach at full size and at a width of 300 px.

Hand in both pictures, the tally of eight, your choice with two reasons, and a crop of the sign at 200% from the version you chose. Misspelled lettering anywhere in the picture, even small and in the background, will be rejected.`,
  },
  {
    id: 'b02-still-life-five-lights',
    title: 'Light one still life in five ways',
    description:
      'Keep the pitcher, lemons and cloth in place while only the light changes, and describe what each light says.',
    minutes: 35,
    instructions: `Light is the quickest lever in an image prompt and the one most people describe worst. This study builds your vocabulary for it.

Set up once: a white enamel pitcher, two lemons, a folded linen cloth, a gray wall, camera at table height. Lock it in with a seed, a reference or image-to-image at low strength, so that the objects stay where they are.

Make five pictures that differ in light only:
noon through a sheer curtain; one candle at the left, close; a hard spotlight from above; overcast daylight from behind; the blue of a screen from below right.

For every picture write what you expected first: where the shadows fall, how hard their edges are, which side of the pitcher is brightest, what color the white becomes. Then compare with the result and mark each of these four points as met or missed.

Hand in a sheet with five pictures and a table of twenty entries. Under it, in 60 words, say which light would sell the pitcher, which would suit a crime novel, and why. If the lemons move from picture to picture, the comparison teaches nothing; in that case, start over.`,
  },
  {
    id: 'b02-fox-in-four-scenes',
    title: 'Keep one fox recognizable through four scenes of a picture book',
    description:
      'A character sheet and four pages on which the same small fox is asleep, running, angry and proud.',
    minutes: 60,
    instructions: `The heroine: Mila, a young fox, a notch in the left ear, a white-tipped tail, a mustard scarf with one knot, wide-set eyes. Soft watercolor, paper grain, plenty of white.

Page 1: asleep in a flowerpot. Page 2: running over a bridge, scarf flying. Page 3: angry at a locked door. Page 4: proud, with a key in her mouth.

First make a character sheet: front, side, back, and three expressions, in one picture or several. Everything that must never change goes into a list of six features.

Then the pages. After each page, go through the six features with a pencil. The notch tends to switch ears when the fox is mirrored; the knot tends to turn into a bow; the age drifts, most of all in the angry picture.

Each page may have at most one small deviation, which you name. If there are more, redo the page or fix it by hand.

Hand in the sheet, four pages at 2000 px on the long side, and a grid of 4 by 6 check marks. Add one paragraph: what kept her most consistent in your tool (reference, wording, seed, painting over)? Do not imitate the style of a living illustrator, either in the prompt or in the result.`,
  },
  {
    id: 'b02-alt-texts-three-pictures',
    title: 'Make three pictures and write alt texts that replace them',
    description:
      'Three images for a community garden page, each with alt text and caption, tested on a reader who cannot see them.',
    minutes: 30,
    instructions: `A community garden needs three pictures for its page: tools hanging on a fence with painted outlines, one outline empty; a raised bed built at the height of a wheelchair; rain barrels in a row, the last one overflowing.

Generate them at 1200 by 800 px. They should be simple enough to describe in one sentence.

For each, write two texts. The alt text, up to 125 characters, tells someone who cannot see the picture what it shows, starting with the subject and not with "Image of". The caption, up to 20 words, says what the picture does not show: why the outline matters, who built the bed, where the water goes. You may invent harmless facts for the captions; note which.

The test: give the alt text alone to an assistant that has not seen the picture and ask what it imagines, in three points. If it gets something important wrong (a person in a wheelchair, only full barrels), improve the alt text.

Hand in three pictures, three pairs of texts with their character counts, and what the test changed. If an alt text and its caption share the same wording, one of them counts as missing.`,
  },
  {
    id: 'b02-one-scene-four-formats',
    title: 'Fit one scene into four formats without losing the subject',
    description: 'Crop and extend a picture of a night ferry to square, portrait, wide and story formats.',
    minutes: 35,
    instructions: `Subject: the last ferry leaving a small harbor, one figure at the rail waving, a lighthouse at the far right. Mood: blue hour.

The client needs 1:1 (1080 by 1080), 4:5 (1080 by 1350), 16:9 (1920 by 1080) and 9:16 (1080 by 1920). In all four, the ferry and the figure must be recognizable; the lighthouse may be missing from only one.

Think before you make the first picture: where must the ferry be so that two of the formats are simple crops? Sketch the four frames over one another. Usually 4:5 or 3:2 makes a good master.

Then crop what can be cropped and extend what cannot. Look at each extension for repeated waves, a horizon that bends at the seam, a second moon, stretched masts.

In the story format, keep the top 250 px and the bottom 340 px free of anything important, because names and buttons cover them.

Hand in the master, the four results, a sketch of the frames with their coordinates on the master, and one line for every extension about what you had to repair. Four separate pictures of four different ferries would be easier, but that is not what the client ordered.`,
  },
  {
    id: 'b02-gift-wrap-repeat',
    title: 'Design a seamless pattern for gift wrap',
    description:
      'A tile of paper boats and pebbles that repeats without a visible seam, tested as three by three.',
    minutes: 35,
    instructions: `A stationery store wants a pattern for boys, girls and grown-ups: folded paper boats, flat pebbles, short wave strokes. Colors: #F4EFE6 background, #2B4C6F, #D9784A, #8AA399. Tile 2000 by 2000 px, printed at 20 cm.

Some tools have a tiling switch. Without it, generate a loose arrangement, shift it by half in both directions, and fix the cross that appears in the middle.

Two faults make a pattern cheap. The seam is one. The other shows only when the tile repeats: a row, a hole, or one boat so striking that the eye jumps from repeat to repeat. Lay the tile out three by three, zoom out until the sheet is the size of a stamp, and blur it. Anything that still shows as a stripe or grid has to go.

Scale matters as well: a boat is 3 to 4 cm in print, hence 300 to 400 px; measure three of them.

Hand in the tile, the three-by-three test, the blurred test, the measured boats, and the eyedropper values at four spots (each within 6 of the given hex values per channel, or explained). A tile with a visible cross in the middle will be rejected.`,
  },
  {
    id: 'b02-isometric-flat',
    title: 'Turn a floor plan in words into an isometric cutaway',
    description: 'Draw a 48 square meter apartment as a cutaway in which every room is where the plan says.',
    minutes: 55,
    instructions: `The plan, seen from above, north at the top, 8 m wide and 6 m deep: entrance in the middle of the south wall. Left of it (south-west) the bathroom, 2 by 2 m. Behind that, along the west wall, the bedroom, 3 by 4 m, window to the west. The rest is one room; kitchen units along the east wall, a table for four in front of it, sofa under the north window. No wall between kitchen and sofa.

Make an isometric view from the south-east with all walls cut off at hip height, soft daylight, 1600 px square, a wooden floor, and furniture as simple as in a model.

Image models are bad at floor plans, so help them: draw a rough plan yourself (boxes are enough), put it into perspective and use it as a guide image, or build the view room by room.

Check these eight questions: is the entrance in the south wall; does the bathroom touch it; which side has the bed's window; is there a wall where there should be none; does the table have four chairs; is the kitchen on the east side; is the sofa under a window; is the bathroom smaller than the bedroom?

All eight answers must be right. Attach your guide drawing and the list. If you painted over a detail by hand, say so; that is welcome.`,
  },
  {
    id: 'b02-honest-lentil-soup',
    title: 'Make a menu photo that does not promise too much',
    description:
      'A bowl of lentil soup as the kitchen really serves it, with a note on what would mislead a guest.',
    minutes: 25,
    instructions: `The kitchen's own words: "Red lentil soup, 300 ml, in a plain white 18 cm bowl, a spoonful of yogurt, a pinch of chili flakes, three or four cilantro leaves, one slice of flatbread on the side. $6.50."

A generated picture can look better than the actual dish, and then the guest feels cheated. Your picture, 1400 by 1050 px, should make people hungry and promise only what the kitchen can deliver.

Generate, choose, and check against the words: size of the bowl in relation to the spoon; one slice, not a basket; no jumbo shrimp, no pomegranate, no second sauce; the soup has the color of cooked red lentils (yellow to orange, not tomato red); the yogurt is no more than a spoonful.

Fix or repeat until everything matches. Look closely at the spoon as well: does its handle continue behind the rim, and is the reflection plausible?

Along with the picture, hand in an 80-word note to the restaurant: which three tempting extras the first attempts added, why you removed them, and a sentence for the menu that says openly that the pictures are AI-generated illustrations. Models love to add factory-chimney steam; use little or none.`,
  },
  {
    id: 'b02-prompt-autopsy-violinist',
    title: 'Take apart a prompt that fights with itself',
    description:
      'Find eight faults in an overloaded image prompt, rewrite it in 50 words and show the difference.',
    minutes: 30,
    instructions: `The prompt, exactly as a customer sent it: "beautiful stunning amazing violinist, close-up portrait full body, in a dark cozy room with bright sunlight, minimalistic, many details everywhere, black and white, red dress, no people in background, crowd listening, 8k 16k masterpiece, photo, oil painting, looking at camera, eyes closed, without violin bow missing"

Find at least eight faults and sort them: contradiction, empty praise, impossible framing, negation that backfires, technical superstition. Quote the words.

Ask the customer the three questions you would have to ask. Since she is not here, answer them yourself in one sentence each and stick to the answers.

Now write a prompt of no more than 50 words: subject, action, setting, light, framing, medium, in that order. Generate four pictures with the old prompt and four with the new one, at the same size, in the same tool, without discarding any.

Compare the two groups of four: how similar are the pictures within each group? Consistency is what a good prompt buys you. Count in each group: bow present, dress red, one medium, framing as requested.

Hand in the list of faults, the questions with answers, the new prompt, all eight pictures and the counts. Do not pick the prettiest of many; that would spoil the count.`,
  },
  {
    id: 'b02-three-posters-one-palette',
    title: 'Hold three posters to one palette and measure it',
    description:
      'Posters for a reading week in four given colors, checked with an eyedropper at ten points each.',
    minutes: 50,
    instructions: `A library runs a reading week with three evenings: crime, poetry, maps. One poster picture each, 1200 by 1700 px, flat shapes like paper cutouts, no text. Palette: night #14213D, brick #C8553D, sand #F2E2C4, sage #8DA38B. Nothing else except paper shadows.

The ideas are up to you, as long as each is a single clear object that a child could name and no poster shows a gun, blood or a flag.

Models treat hex values as a rumor. So: describe the colors in words, generate, then bring the picture to the palette in an editor (gradient map, replace color, or posterize to a few tones and recolor). Say which you used.

Measurement: ten points per poster, spread across the sheet, each as a hex value with the nearest palette color and the largest difference in any channel. Points within soft shadows may differ by 40, all others by 12.

Hang the three next to each other, virtually. Do they look like one week? If one carries far more of the dark blue than the others, shift the balance.

Hand in three posters, thirty measured points, and one picture of all three together. A missing measurement counts as a miss, since it will show in print anyway.`,
  },
  {
    id: 'b02-bicycle-cutout',
    title: 'Cut a bicycle out of its background, spokes included',
    description:
      'Generate a city bicycle in profile and deliver it on transparency with clean edges at 200 percent.',
    minutes: 45,
    instructions: `A rental company uses the same bicycle on different backgrounds: a map, asphalt, solid color. They need it as a transparent PNG, 2400 px wide, in profile facing right.

The bicycle: step-through frame in cream, basket in front, fenders, chain guard, one light, kickstand folded up. Generate it against a background that makes the cutting easier, and think about which that is; white seems obvious but swallows the cream frame.

Inspect first: two wheels of equal size, spokes that meet at the hub, a chain that ends somewhere, two pedals 180 degrees apart, a fork that holds the wheel. Fix anything that would make a cyclist laugh.

Cut it out with any tool. The background between the spokes must be gone too. Then put the result on black, on white and on bright green and look at it at 200%: pale fringes, bites out of the tires, filled triangles, half a brake cable.

Hand in the PNG, the three tests as one picture, and a list of mechanical faults found and fixed (expect at least three from most models). Leftover background in more than two gaps between the spokes means one more round. Do not add a soft shadow below; the client adds one.`,
  },
  {
    id: 'b02-post-office-1890',
    title: 'Hunt anachronisms in a picture of a post office in 1890',
    description:
      'Create a historical interior, check fifteen things in it against sources, and fix whatever is out of period.',
    minutes: 60,
    instructions: `A local museum needs an illustration of a village post office in 1890: a counter with a grille, pigeonholes, a scale, a bench, one clerk, one customer with a parcel. Pencil and wash, clearly a drawing, so that no one takes it for a period photograph.

Make the picture, then become its strictest reader. List fifteen things a viewer can point at: lamps, both people's clothing, the string on the parcel, clock, ink, wall poster, door handle, floor, stamp or postmark, stove, window glass, telephone or telegraph, scale, hair, footwear. For each: could it have been there in 1890, in the country you choose? Look up at least six in sources with an address (museum collections are best). For the others, common knowledge will do, marked as such.

Repair every anachronism in the picture. Zippers, plastic, ballpoint pens, electric switches in a village, adhesive tape and barcodes are regular guests.

End with a 40-word caption for the museum wall that says what the picture is, how it was made and what is conjecture.

Hand in the picture before and after, the list of fifteen with verdicts and six sources, and the caption. If nothing needs repair, show crops that prove it for the five most likely suspects.`,
  },
  {
    id: 'b02-water-cycle-plate',
    title: 'Illustrate the water cycle and label it yourself',
    description:
      'A school chart whose picture comes from a model and whose arrows and labels come from you, correct in seven places.',
    minutes: 55,
    instructions: `For eleven-year-old students: one chart in landscape format, 1920 by 1200 px, with sea, coast, hills, a snowy mountain, a river, a lake, woods, clouds and a cross section of the ground.

Generate the picture itself without any letters or arrows. Add these in an editor: seven labeled processes (evaporation from the sea, transpiration from the woods, condensation, precipitation as rain and as snow, runoff in the river, seepage into the ground, groundwater flow to the sea) and nothing else.

Typical model errors: rivers that run uphill or end nowhere, clouds below the woods, snow on the beach, groundwater drawn as an underground lake with waves. Correct the landscape before you label it, since an arrow cannot rescue a river.

Legibility: labels at least 28 px high, dark on light or the reverse, one typeface, arrows of one width, none crossing.

Test the chart by asking: can you trace a drop from the sea back to the sea along two different paths without lifting your finger? Describe the two paths in words.

Hand in the bare picture, the finished chart and the two paths. You may cite facts from a geography page; one is enough.`,
  },
  {
    id: 'b02-waiting-room-rubric',
    title: 'Choose one of twelve waiting-room pictures by rubric',
    description:
      "Produce twelve candidates for a dentist's office and choose by weighted criteria instead of taste.",
    minutes: 45,
    instructions: `A dentist wants one large picture, 120 by 80 cm, for the wall opposite the chairs. "People are nervous there. Nothing with teeth. It can be dull for five seconds but not for twenty minutes."

Before generating, write a rubric of five criteria with weights that add up to 100, and describe what earns full, half and no points. At least one criterion must deal with nervous people, one with looking at the picture for a long time, one with faults of AI pictures at that size.

Then generate twelve candidates from three different ideas, four each. Score all twelve without changing the rubric. Write the scores down as you go.

Now comes the interesting part. Is the winner by points the one you like best? If not, is the rubric missing something, or are you in love with a color? You may add one criterion, once, with a reason, and score again.

Final check of the winner: what resolution does 120 by 80 cm need at 100 px per inch, and how will you get there?

Hand in the rubric, a sheet of the twelve with scores, the winner and 100 words for the dentist. Scores that were clearly filled in after the choice (all tens for one, no spread) will be rejected.`,
  },
  {
    id: 'b02-empty-room-staging',
    title: 'Furnish an empty room and label it honestly',
    description:
      'Two furnished versions of one empty attic room in which the walls, window and outlets stay as they were.',
    minutes: 40,
    instructions: `Rental agents show empty rooms with furniture that is not there. That is fine as long as the room itself is not improved and the viewer is told. In this task you do both.

Step A. Generate the empty room: attic, sloping ceiling on the left, one roof window, floorboards with a scratch near the door, radiator under the slope, two outlets on the right wall, a water stain the size of a plate at the edge of the ceiling. 1600 by 1200 px.

Step B. Furnish it twice with inpainting or a guide image: as a study for one person, and as a child's room. Everything in A stays: slope, window, scratch, radiator, outlets, stain.

Step C. Overlay A on each version at half transparency and note what shifted. Typical sins: the stain vanishes, the window grows, the ceiling rises a few inches. Fix them.

Step D. Write the label for the pictures (one line) and a sentence in the listing about the stain.

We compare the three pictures ourselves, point by point. A room that has become larger or drier than it is will be rejected, no matter how good the sofa looks. And watch out for sofas placed under the slope where no one could sit upright.`,
  },
  {
    id: 'b02-four-game-textures',
    title: 'Produce four tileable textures for a game at one scale',
    description:
      'Brick, moss, rust and sand at 1024 px, evenly lit, seamless, and all showing the same real width.',
    minutes: 50,
    instructions: `An indie team is building a flooded factory. They order four surface textures: old brick wall, mossy concrete, rusted sheet steel, wet sand. Each 1024 by 1024 px, seamless in both directions, showing exactly 2 by 2 meters of the real thing, light from no particular direction (no shadows to one side, no shiny spots), colors that work next to each other.

Scale is what people forget. A brick is about 21 by 6.5 cm with its joint, so how many courses of brick must a tile have from top to bottom, and how many bricks per row? Work it out and count them in your result.

Even light: shrink each texture to 8 by 8 px and enlarge it again. If one corner is more than a tenth lighter than the opposite one, level it.

Seams: shift by half, inspect, fix, and only then accept.

Finally, put the four in a 4 by 4 checkerboard and look at the whole from a distance. If one texture stands out too much, tone it down.

Hand in four PNG files, your brick calculation (courses and bricks, required and counted), the 8 by 8 tests and the checkerboard. Bricks the size of bread loaves, a common outcome, will be rejected.`,
  },
  {
    id: 'b02-one-street-four-seasons',
    title: 'Show one street in four seasons from the same spot',
    description: 'Four pictures from a fixed camera in which only weather, plants, light and clothes change.',
    minutes: 60,
    instructions: `A town calendar has room for four pictures of the same corner: an intersection of two narrow streets, a linden tree in the middle, a bakery on the left with a striped awning, a house with seven windows on the right, a bench.

Start with summer and take your time over it, because the other three depend on it. Count the windows. Then derive spring, fall and winter with image-to-image, masks or a depth guide.

For every season, think about what changes together: leaves, sky, height of the sun and length of shadows, awning in or out, people's clothes, what lies on the bench, lit windows, reflections on the pavement. Write down four such changes per season before you make it, and check them off afterward.

What may not change: the position of the tree, to within 2% of the picture's width, number of windows, direction of the streets, the camera's height. Overlay the pictures to see it.

Hand in four files at 2400 by 1600 px, with the list of changes and the overlay of summer and winter. If you find an eighth window, report it as a defect and say in which picture. A winter that is just the summer painted white, with long grass and short shadows, will be rejected.`,
  },
  {
    id: 'b02-a3-print-preparation',
    title: 'Prepare a generated picture for print at A3',
    description: 'Work out the pixels, enlarge, add bleed and list every fault that only shows at full size.',
    minutes: 35,
    instructions: `Your starting point is a picture you generate: an owl on a fence post at dusk, portrait format, at whatever size your tool gives (often about 1024 px wide). The printer asks for A3 (297 by 420 mm) with a 3 mm bleed on all sides, at 300 px per inch.

Calculate first: how many pixels is that with bleed, in width and in height (one inch is 25.4 mm, round up)? By what factor must you enlarge your picture? How much of the height or width is lost because the proportions differ?

Now enlarge it with any upscaler, in one step or two, and extend the background where the bleed needs it.

View the result at 100% in a grid of six fields. In each, look for invented feathers, halos along the beak, plastic smoothness, repeated grain, an eye with two pupils. Note the field, the fault and what you did.

There is a limit: at some point more sharpening creates new faults. Describe where you stopped and why, with two crops of the same spot, too soft and too sharp.

Hand in your calculations, the final file or a half-size copy of it with its true size stated, the list by field, and the crops. The reviewer repeats the calculation first; if it is wrong, nothing else is read.`,
  },
  {
    id: 'b02-five-workplaces-people',
    title: 'Portray people at five workplaces without the stock poses',
    description:
      "Five work scenes, with a tally of who does what and prompts that avoid a model's default faces.",
    minutes: 50,
    instructions: `Type "nurse", "engineer", "cleaner", "boss", "farmer" into a generator, four pictures each, with nothing else in the prompt. Tally what you see in the twenty pictures: apparent age (young, middle, old), apparent gender, skin tone (light, medium, dark, by your eye), posture (acting or posing), background. These are your tool's defaults. It is a small sample, so describe it as one.

Then make the five pictures that an employment office has ordered for its hallway: one person each, at work, caught in mid-movement, aged between 20 and 65 and spread over that range. Together the five should look like people you meet on a bus. Plan the set in a table before you prompt; do not leave it to chance, and do not turn anyone into a symbol.

Details need care: a nurse's watch and shoes, the engineer's actual tool, protective gloves where real ones are worn.

Hand in the tally of twenty, the plan, five pictures at 1500 px, and three sentences on where the tool resisted the plan and what wording helped. The pictures show no real people: do not name anyone in a prompt. Grinning at the camera is the cliche we want least.`,
  },
  {
    id: 'b02-hotel-lobby-moodboard',
    title: 'Build a mood board from a client who contradicts himself',
    description:
      "Resolve three contradictions in a hotel owner's email and show two clear directions with six pictures each.",
    minutes: 60,
    instructions: `The email: "For the new lobby I imagine something cozy, like a library, but very open and bright, nothing dark. It should feel local, our slate quarry and the sheep, but please no rustic stuff, our guests are from the city. Colors: I love emerald. My wife says no green. It needs to look expensive and cost little. I trust you completely, send me something on Friday. Karim"

Name the three or four contradictions. For each one, write down the need that may be behind both halves; "cozy but bright", for example, may be about low chairs and high windows.

From that, develop two directions that differ in their decisions, not just in the cushions. Give each a two-word name, a sentence, four colors and three materials.

For each direction, generate six pictures: one overall view, one seat, one material detail, one light at night, one spot where you can feel the region, one thing that costs little. Arrange each six on a board of 1920 by 1080 px with color swatches.

Along with the boards, hand in a 120-word email to Karim: what you propose, what each direction gives up, and the one question he has to settle with his wife. Twelve pretty rooms without a decision behind them are not a mood board.`,
  },
];
