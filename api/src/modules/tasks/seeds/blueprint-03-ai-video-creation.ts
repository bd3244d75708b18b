import type { TaskSeed } from './task-seed.ts';

/** Short films, from the idea through shot list, scenes, sound and captions to the finished cut. */
export const AI_VIDEO_CREATION: readonly TaskSeed[] = [
  {
    id: 'b03-umbrella-shot-list',
    title: 'Turn one line about an umbrella mender into eight shots',
    description:
      'A shot list for a 40-second film with the size, movement, duration and prompt of every shot.',
    minutes: 50,
    instructions: `The idea in one line: "A woman fixes umbrellas that others throw away, and on the first rainy day the street thanks her." No speech, one piece of music, widescreen, 40 seconds.

Divide it into eight shots. Every row of your list has: number, what happens, size (wide, medium, close, detail), camera (still, pan, push in, follow), seconds, sound, and the prompt you would give a video model, 30 to 50 words.

Some advice from professional editors. Two consecutive shots of the same size look like a mistake. A generated shot is rarely believable for longer than six seconds. Anything that needs fingers doing fine work becomes a detail shot or is shown by its result. And the last shot should answer the first.

The seconds add up to exactly 40. Generate two of the eight as a trial, the easiest and the hardest, and correct their prompts once you have seen them; show the old and new wording.

Hand in the list, both trial clips or three frames of each, and a sentence on why you put the turning point where it is. Lists in which every prompt ends with the same string of superlatives, or in which no one ever gets wet, will be rejected.`,
  },
  {
    id: 'b03-library-night-teaser',
    title: 'Cut a 15-second vertical teaser for a library at night',
    description:
      'Five generated scenes, one line of text, and a hook in the first two seconds, in 1080 by 1920.',
    minutes: 60,
    instructions: `Starting in October, the city library stays open until midnight on Fridays, free and without a card. The teaser runs on streetcar screens, without sound.

What the film has to do within 15 seconds: make people look up (0 to 2 s), show the strange pleasure of a library in the dark (2 to 11 s), say when it is open and that it is free (11 to 15 s).

Five scenes are enough. Think of things that only night offers: a flashlight moving along the spines, a reading lamp as the last light in a hall, a guard who sits down with a book, rain on the glass roof. Books have no readable titles, faces stay anonymous.

Text: at most nine words in the whole film, set by you in an editor, never by the model, at least 90 px high and inside the middle 80% of the frame.

Before you hand it in, watch it twice: once on a phone at arm's length, once with a finger over the text. The second time, the mood must still be clear.

Hand in the MP4 (H.264, 25 or 30 frames per second, exactly 15.0 s), the scene prompts and the nine words. An opening with a logo or a fade from black wastes the hook, so it will be rejected.`,
  },
  {
    id: 'b03-match-cut-kettle-train',
    title: 'Join two scenes with a match cut',
    description:
      'Let the steam of a kettle become the steam of a train, with matching shape, position and direction.',
    minutes: 45,
    instructions: `A match cut carries one shape across two places. Yours: the lid of a whistling kettle lifts and steam fills the left half of the picture; in the next frame the same cloud of steam belongs to a locomotive pulling out of a station. Ten seconds in all, five on each side, widescreen.

Plan it on a sheet with two boxes. Mark in both: where the steam begins, its outline at the moment of the cut, which way it moves, where the light comes from, how dark the background is. The eye forgives nearly anything except a change of direction.

Generate the second scene first; trains are harder than kettles. Then make the kettle fit.

Find the best frame for the cut by stepping five frames forward and back, and write down which one you took and what was wrong with its neighbors. A crossfade of up to three frames is allowed; more would be a different trick.

Hand in the ten-second film; your sheet with the two boxes; the last frame before the cut and the first frame after it, side by side; and how many attempts each half took. If the steam jumps from left to right, adjust the framing and cut again before you submit.`,
  },
  {
    id: 'b03-bike-lock-explainer',
    title: 'Explain in 30 seconds how a bicycle lock opens',
    description:
      'A short explainer with a cutaway, four steps and a voice-over, checked against how a pin tumbler lock really works.',
    minutes: 60,
    instructions: `Many people use a cylinder lock every day and have no idea what the key does in there. Show it in 30 seconds, widescreen, for viewers aged twelve and up.

The mechanism in brief: a plug turns inside a housing. Spring-loaded pins, each in two parts, cross the gap and block it. The right key lifts every pin until its split lines up exactly with the edge of the plug; then nothing crosses the gap anymore, and the plug turns.

Write the voice-over first, 65 to 75 words. Then decide which of the four steps (blocked, key goes in, splits align, plug turns) a model can generate and which you should animate from two or three still pictures in an editor. Precise mechanics are a known weakness of video models, so mixing is good practice.

Let someone who knows nothing about locks watch it, or ask yourself: does a viewer now know why a wrong key does not work?

We look for: the splits exactly at the edge in step three; the same lock in all shots; voice and picture in sync to half a second; captions. Do not explain how to open a lock without a key; a film that does will be rejected.

Hand in the film, the text with its word count, and a list of how each shot was made.`,
  },
  {
    id: 'b03-captions-22-seconds',
    title: 'Time the captions of a 22-second clip word by word',
    description: 'Split a spoken text into captions, set in and out times, and prove that each can be read.',
    minutes: 40,
    instructions: `Here is the speech in a 22-second clip (each time marks the end of the word before it): "Last winter our choir lost its hall [3.1]. So we sang in a laundromat [5.4], in a parking lot [6.8], and once, by mistake, at somebody else's wedding [10.2]. People asked whether we were all right [12.5]. We were [13.4]. We had never been so loud [15.9]. Now there is a new hall [18.0], with heating, and on Mondays [20.1] we kind of miss the dryers [21.8]."

Make captions for a vertical film: at most two lines of 24 characters, each on screen for at least 1.0 second, a gap of two frames between them, no more than 18 characters per second, and never a line break after "a", "the", "our" or "by".

The joke is in "by mistake" and in the last line, so do not let a caption give the ending away before it is spoken.

Write them as a table: number, in, out, text with the line break marked by a slash, characters per second. Then generate or record the voice, put the captions over a plain background and watch the result.

Hand in the table, the SRT file as text and two lines about the hardest caption. A row is wrong if its in time is more than 0.3 s after the spoken word or its speed is above 18; work with two wrong rows will be rejected.`,
  },
  {
    id: 'b03-kettle-recall-storyboard',
    title: 'Storyboard a recall notice for a kettle',
    description:
      'Nine frames for a calm 35-second film that gets people to stop using one model and claim their refund.',
    minutes: 50,
    instructions: `The (invented) maker Halden recalls its kettle K7, sold from March to June, serial numbers beginning with 24B. The handle may come off when the kettle is full. No one has been seriously hurt. Owners should stop using it, check the number under the base, and call or write; they get $39 back and need no receipt.

Make a storyboard of nine frames, still pictures generated in one plain style, each with a caption, voice-over and seconds. The film is 35 seconds long.

Order is everything in such a film. A viewer who sees only the first six must know the model and what to do. The number under the base deserves its own frame, since people do not know where to look.

What must not appear: a scene of an accident, a sad child, triumphant music, or words that play it down ("in very rare cases" is nowhere in the facts).

Test: cover the captions. Which frames become unclear? In those, show more of the thing itself.

Hand in nine frames on one sheet with their texts and times, and the full voice-over with its length when read aloud at a calm pace. Work with a wrong or missing fact (price, months, 24B, no receipt) will be rejected.`,
  },
  {
    id: 'b03-continuity-detective',
    title: 'Find the continuity errors in a list of ten shots',
    description:
      'Read descriptions of ten edited shots, name every break in time, space and props, and plan the reshoots.',
    minutes: 35,
    instructions: `A film about a breakfast; the shots in edited order, described by the person who logged them:
1 wide: Noor enters, red mug in the right hand, clock 7:10, rain on the window.
2 close: she sets the mug down with the left hand. Mug red.
3 medium: Noor sits, sleeves rolled up. Clock out of view. Two rolls on the plate.
4 close on the letter: the envelope is closed.
5 medium: she reads the letter, sleeves down, one roll on the plate, not bitten.
6 over the shoulder: the envelope lies closed beside her hand. Sun.
7 wide: her brother enters from the left with wet hair. Clock 7:05.
8 close, brother: dry hair, looks to the left at her.
9 close, Noor: looks to the left at him.
10 wide: both leave to the right; mug blue; plate empty.

List every error with the shots it falls between, its kind (prop, clothes, time, weather, eyeline, action) and whether a viewer would notice at normal speed. You should find eight or more. One apparent change can be explained without an error; say which one.

Then save the film cheaply. Which three shots, made again, remove the most errors? Write their prompts, 40 words each, with every prop stated. Is there a change of order that fixes the clock for free?

We judge your answer by its completeness and by how economical the plan is: remaking all ten shots solves a different problem.`,
  },
  {
    id: 'b03-sixty-to-fifteen',
    title: 'Shorten a 60-second script to 15 without losing the offer',
    description: 'Cut a script of twelve beats to a quarter of its length and explain each beat you dropped.',
    minutes: 40,
    instructions: `The long version, for an adult swimming class, with seconds: sunrise over the pool 6 | a man stands at the edge in street shoes 5 | flashback, boy watches others dive 7 | voice "For thirty-one years I said I had forgotten my trunks" 6 | he takes off the shoes 4 | teacher's hand, palm up 4 | first breath under water 6 | laughter of the group 5 | voice "Nobody here can swim. That's why we come" 6 | he floats 5 | title "Swimming for adults, from zero" 3 | Tuesdays 7 p.m., Hall Pool, first evening free 3.

Write a 15-second version. The final card keeps its 3 seconds, because times need reading. That leaves 12 for the story.

First say in one sentence what the long film is really about. Next, decide which beats carry it. Merge beats that one picture can tell (shoes and edge?). One of the two spoken lines may stay, shortened or not.

Make the new script as a table with seconds, picture and voice, and for each of the twelve old beats its fate: kept, merged into, dropped because.

Read the voice lines aloud with a stopwatch. If possible, generate the key picture of each beat as a still so that the script can be seen at a glance.

What will get it rejected: a total other than 15.0, an offer without a day or time, or a story in which he can suddenly swim.`,
  },
  {
    id: 'b03-voice-length-45',
    title: 'Fit a voice-over to a 45-second film',
    description:
      'Calculate the words that fit, write to the picture, and mark where the voice has to stay silent.',
    minutes: 45,
    instructions: `Picture, already locked: 0-6 s aerial view of terraces | 6-14 s hands plant rice seedlings | 14-19 s a child carries tea | 19-30 s time lapse, green becomes gold | 30-37 s harvest, men and women in a row | 37-45 s an empty field, smoke, evening.

The narrator speaks 150 words per minute. Work out how many words fill 45 seconds, then how many you really have if 0-2 s and 41-45 s stay silent and the time lapse has at least 4 s without voice.

Write that text. It is about patience but does not use the word. It never says what the picture already shows ("here we see hands planting"), and it contains one number that makes people think; make up a harmless one and mark it as invented.

Put it into a table with the six pictures, words per picture, and seconds needed. A sentence may not run across a cut by more than half a second.

Have it spoken by any synthetic voice at 150 words per minute and compare the real lengths with your calculations. Where is the difference more than 10%, and why (pauses, long words, numbers)?

Hand in the calculations, the table, the audio or its measured lengths, and the second version of the text. Without a measured length for every picture it is guesswork, and guesswork will be rejected.`,
  },
  {
    id: 'b03-lobby-loop',
    title: 'Build a ten-second loop for a lobby screen',
    description: 'A background of slowly moving paper lanterns whose end meets its beginning without a jump.',
    minutes: 50,
    instructions: `A clinic's entrance hall has a screen of 3840 by 1080 px. It should show something that moves without demanding attention: paper lanterns on strings, in a light wind, evening, no people, no text. Ten seconds, repeating all day.

A loop succeeds or fails at its seam. Ways to make one: naturally periodic motion; a tool with a loop option; generating 12 seconds and crossfading the last two into the first two; playing forward and backward (fine for wind, not for smoke). Try two of them and keep both results.

Quality is measured, not felt. Take the first and the last frame, lay them over each other as a difference, and report the largest shift of any lantern in pixels. Under 4 px is invisible at this distance. Then watch 20 repetitions. Does anything catch the eye on every pass: a flicker, a lantern that hops?

Speed: nothing crosses more than a tenth of the width in the ten seconds. Brightness changes by less than 5%.

Hand in the film (if your tool is limited, 1920 by 540 will do), the second version you discarded, both difference pictures and the two figures. Loops with a visible jump will be rejected, no matter how beautiful the lanterns are.`,
  },
  {
    id: 'b03-courier-five-shots',
    title: 'Keep one courier the same person across five shots',
    description:
      'Yellow jacket, green bag, silver bicycle: five shots in which a viewer never doubts who is riding.',
    minutes: 60,
    instructions: `Character: Tam, about 30, short black hair, yellow rain jacket with one gray stripe across the chest, green box bag with a white dot, silver bicycle without fenders.

Shots, 3 to 5 seconds each: (a) Tam mounts the bicycle outside a bakery; (b) rides through a puddle, camera alongside; (c) waits at a red light, close; (d) carries the bag up a spiral staircase, seen from above; (e) rings a bell, a door opens, light falls on the face.

First create two or three still pictures of Tam from different sides and settle on them. Then animate from stills rather than from text. The text says only what moves.

Keep a log with five rows and these columns: hair, jacket, stripe, bag, dot, bicycle, face. Enter same, slightly off or wrong. For slightly off, decide whether the light explains it.

Cut the five into a film of 18 to 22 seconds. The order and small tricks are up to you; showing Tam from behind for a second never hurts.

Hand in the film, the stills, and the log with at most three "slightly off" entries and no "wrong" ones. Add 80 words on how you got there, failed attempts above all. If the stripe is on the back in one shot and on the chest in another, redo one of the two.`,
  },
  {
    id: 'b03-camera-moves-six',
    title: 'Test six camera moves with the same subject',
    description:
      'Find out which words your video model understands: pan, dolly, crane, orbit, handheld, and no movement.',
    minutes: 60,
    instructions: `Prompts are full of film terms, and no one checks whether the model obeys. You will, with one subject: an old red telephone booth on a moor at dusk.

Six clips of four to five seconds, all settings equal, only the camera phrase differs:
- locked off on a tripod
- slow pan from left to right
- dolly in
- crane up
- orbit to the right by a quarter turn
- handheld, walking toward it

Before each clip, write down how you would recognize the move in the picture. (A pan keeps the viewpoint, so near and far things shift alike; in a dolly, near things grow faster than far ones. That difference is the test.)

Rate the clips: obeyed, partly obeyed, ignored, or made a different move. Describe the evidence, for instance "booth grew 40%, horizon unchanged: zoom, not dolly". Where a move was ignored, try two other wordings.

Summarize it on one page for coworkers: the move, the wording that works best, how reliable it is (hits out of tries), what to watch out for.

Hand in the page, and the clips or three frames from each. Results may be poor; a model that cannot pan is a finding. A verdict without evidence from the frames will be rejected.`,
  },
  {
    id: 'b03-upright-and-wide-master',
    title: 'Make one scene that works vertical and wide',
    description:
      'Stage a market scene so that 9:16 and 16:9 versions can both be cut from it with the story intact.',
    minutes: 55,
    instructions: `A fish seller throws a fish, her coworker catches it, the customer ducks. One shot, about six seconds. It is needed for a movie theater ad (16:9) and for phones (9:16), and the budget covers only one generation.

So think in two frames at once. In the wide one, the throw goes from left to right. In the vertical one, that path is cut off unless the throw also comes toward the camera or the two stand closer, one behind the other. Sketch both frames over a floor plan with three people, the stall and the camera.

Generate the master in the largest and least extreme format you can get (square or 4:3 often leaves more room). Crop both versions; the crop may pan slowly with the fish as long as the movement is smooth.

Safe areas: nothing decisive in the outer 10% of the wide picture, nor in the top 14% and the bottom 20% of the vertical one.

Check the action frame by frame: the fish has one length throughout, leaves one pair of hands and arrives in another, and the customer's duck begins before it passes.

Hand in the plan, the master, the two crops, and a short note on what you would stage differently next time. Two separately generated scenes pretending to be one are easy to recognize by the ice on the stall.`,
  },
  {
    id: 'b03-sound-sheet-40s',
    title: 'Design the sound of a silent 40-second film',
    description:
      'A cue sheet with ambience, effects and music, each with source, license, time and level, and a rough mix.',
    minutes: 60,
    instructions: `Generated films arrive silent. The film in question (described in words): 0-7 s a lighthouse keeper winds a clock in a round room; 7-15 s outside, wind rises, a gull; 15-24 s stairs, he climbs with a lamp; 24-31 s the lamp is lit, a beam sweeps; 31-40 s far out, a ship answers with its horn, he smiles.

Write the cue sheet. Columns: from, to, what sounds, layer (ambience, effect, music), level in relation to the loudest cue, source, license.

At least two ambiences (inside, outside) that change with the cut and not after it; eight effects; music for no more than 15 seconds, with a reason for its place. Silence is a cue as well: plan one of at least a second.

Sources may be generated sounds, your own recordings (a wind-up egg timer makes a fine clock) or free libraries. For each, note the name of the license and what it requires. "From the internet" is not a source.

Then make a rough mix of 40 seconds from what you have, even over a black screen.

The reviewer listens for the steps on the stairs (as many as he would take in nine seconds?) and for a horn that sounds far away. Hand in the sheet, the mix and a list of what a better mix would still need.`,
  },
  {
    id: 'b03-fitted-sheet-no-words',
    title: 'Show without words how to fold a fitted sheet',
    description:
      'A 45-second how-to made of clear steps and frames, tested by someone who follows it with a piece of cloth.',
    minutes: 60,
    instructions: `Folding a fitted sheet has a simple secret: corners into corners. The steps: hold two neighboring corners inside out, one on each hand; turn one over the other so that they nest; do the same with the other two corners; nest the pairs; lay it flat, fold the rounded edges in to make a rectangle; fold in thirds, twice.

Make a 45-second film without a single spoken or written word that lets a beginner do it. Drawings, arrows and numerals are allowed.

Since video models tangle cloth and fingers, choose your approach with care: simply drawn hands, colored corners (one color each, kept throughout), still frames with small movements between them. Clarity comes before beauty.

Test it properly. Take a sheet or a towel with four colored clothespins and follow your own film without pausing. At which second did you lose track? Stretch that step and shorten another.

Hand in the film (43 to 47 seconds long), a strip of eight key frames, the note from the test with the second at which it broke down, and what you changed. A color that moves from one corner to another makes the whole thing useless, so check every frame of the strip.`,
  },
  {
    id: 'b03-artefact-log',
    title: 'Log the artifacts of your own clip and fix three',
    description:
      'Examine a generated clip frame by frame, classify what flickers and melts, and repair the worst.',
    minutes: 60,
    instructions: `Make a clip that provokes trouble: a street musician with an accordion, people crossing behind him, a plaid shirt, railings, a slow push-in, about six seconds.

Step through it frame by frame. Log at least ten artifacts with frame number, position in the picture (divide it into nine fields), kind and severity from 1 to 3. Kinds: flicker (texture changes from frame to frame), melt (two things merge), pop (something appears or vanishes), slide (feet do not hold the ground), count (fingers, keys, buttons change number), physics.

Next to each, note the severity at normal speed, watched once. Many horrors at frame level are invisible in motion, and a few small ones jump out. Which ones are they?

Fix three of severity 3 by different methods: cutting around it, slowing or shortening, covering by a crop or a passer-by, inpainting frames, denoising against flicker, generating that part anew from a good frame.

Hand in the clip before, the clip after, the log, and for each fix the method and the minutes it took. Close with 50 words of advice to your former self: what in the prompt asked for trouble that the scene did not need? A log without frame numbers cannot be checked and will be rejected.`,
  },
  {
    id: 'b03-jar-opener-demo',
    title: 'Demonstrate a jar opener and keep every claim honest',
    description: 'A 25-second product film for four claimed benefits, one of which has to be dropped.',
    minutes: 60,
    instructions: `The product: "Twiddle", a rubber cone with a handle that opens jars from 3 to 9 cm. The maker wants to claim: (1) fits lids of 3 to 9 cm, (2) needs less force than a bare hand, (3) can be used with one hand, (4) doctors recommend it for arthritis. Known facts: size tested; force measured, 40% less on average over 20 jars; one hand works if the jar stands on a non-slip mat; for number 4 there is nothing but a friendly letter from a retired physical therapist.

Decide first which claims the film may make, in which words, and what must be shown or written with each. One has to go; write the maker a polite sentence about it.

Then plan and make the film: 25 seconds, widescreen, four or five shots, with the opener the same in all of them. A generated picture of an opened jar proves nothing, so a line on screen says that the scenes are illustrations.

Things to look out for: lids that turn the wrong way (counterclockwise opens), jars whose contents change, fingers inside the rubber.

Hand in the claim table, the sentence to the maker, the film and its on-screen texts with seconds. If the mat is missing from the one-hand shot, the demonstration is false and has to be redone.`,
  },
  {
    id: 'b03-edit-list-thirty-seconds',
    title: 'Write an edit list that adds up to 30.0 seconds',
    description:
      'Choose from twelve takes of a running club, trim them to the frame, and keep the rhythm of the story.',
    minutes: 40,
    instructions: `You have these takes (usable seconds): A alarm clock in the dark 4.2 | B shoes being tied 3.6 | C breath in cold air 5.0 | D street lamp goes out 2.8 | E six runners from behind 6.4 | F puddle, feet 3.0 | G one falls back 4.6 | H another waits for her 2.2 | I bridge, sunrise 5.4 | J faces, side light 3.8 | K everyone with tea from a thermos 7.0 | L shoes thrown into a hallway 2.6.

The film is 30.0 seconds at 25 frames per second, that is, 750 frames. A title runs over the last 2.5 seconds and may be placed over a picture.

Write an edit list of nine to eleven takes: order, take, from which second of the take, length in seconds and frames, reason in five words. The lengths must be whole frames (multiples of 0.04 s) and add up to exactly 750 frames.

Rhythm: a slow beginning, a quick middle, one long breath near the end. State the average shot length of each third.

G and H belong together, and what comes between or after them changes what the club means. Write two versions of that passage and say what each tells us about these people.

Optional but welcome: generate stills for the takes and build the film. Required: the list, the total, the three averages, the two versions. A total of 749 or 751 frames will be rejected, because editing is counting.`,
  },
  {
    id: 'b03-three-hooks-language-cafe',
    title: 'Make three three-second openings and predict the winner',
    description:
      'Three different hooks for a language cafe, a written prediction, and a small fair test with viewers.',
    minutes: 60,
    instructions: `The film behind it exists already: 20 seconds about a cafe where every table speaks a different language. What it lacks is a first three seconds that stop people from scrolling.

Make three openings that differ in kind:
one begins with a question that the picture asks (no words at all);
one begins with movement toward the viewer;
one begins with a text of six words or fewer.

Each exactly 3.0 s, vertical, with the subject clear in the first frame, since the first frame is also the thumbnail.

Before you show them to anyone, write down which will win and why, in 40 words, and do not change it later.

Then test. Show all three to at least five people, in varying order, once each, and ask the same neutral question: "What do you think comes next?" Record the answers word for word (no names). An opening works when people expect something that the film delivers. If you do not have five people at hand, describe precisely the test you would run and give your own three honest answers after a night's sleep.

Hand in the clips, the prediction, the answers and your reading of them. So few viewers give you hints, not proof; write it up that way.`,
  },
  {
    id: 'b03-flood-walk-announcement',
    title: 'Announce a walking detour so that everyone gets it',
    description:
      'A 30-second public notice that works with sound off, with eyes closed, and for people who read slowly.',
    minutes: 60,
    instructions: `The river path between Mill Bridge and the old ferry is flooded until at least Sunday. Walkers take Orchard Lane, which is 600 m longer and has 14 steps; people with a wheelchair or stroller take bus 6, free between these stops, every 20 minutes. Do not climb over the barrier: the bank is undercut.

Make a 30-second film for public screens and phones. All of it has to reach three people: one who cannot hear, one who cannot see, one who reads English slowly. That means every fact appears in speech and on screen, in short sentences, and the map is explained in words.

Build the map yourself from simple shapes. You may generate the moving water and the path, in a plain style without drama. The contrast of text to background is at least 4.5 to 1; state the two colors.

Check the speed: on-screen text at no more than 13 characters per second, speech at no more than 140 words per minute. Cut facts before you raise the speed, but the barrier, the steps and the bus must stay.

Hand in the film, the spoken text, and the table of on-screen texts with seconds and speed. Then answer: which of the three people gets the least from your film, and what would you do for that person with ten more seconds?`,
  },
  {
    id: 'b03-history-podcast-titles',
    title: 'Create a 20-second title sequence for a history podcast',
    description:
      'Objects instead of faces: a sequence about smuggling on a cold coast, with one idea carried through.',
    minutes: 60,
    instructions: `The series "Low Tide" tells six true stories of eighteenth-century smugglers. Its video edition needs a 20-second opening, widescreen, music only.

One idea has to hold it together. Examples of what an idea is: everything is seen through a keyhole; a candle wanders from object to object; each object is wet and dries. Examples of what is not an idea: atmosphere, mystery, epic.

Objects to choose from: tea chest, lantern with one opening, tide table, salt bag, ledger, wax seal, rope with a lead weight, two pistols (lying there, not firing), a lace sleeve, a horse's muffled hoof. Take six or seven.

Write the sequence as a list, generate stills for all objects in the same light, then animate them. Three camera movements at most, repeated with intention. The title comes in the last four seconds, lettered by you.

Use only things from the eighteenth century: check each object against one museum page or encyclopedia and note it; matches, tin cans and printed tea brands did not exist yet.

Hand in a sentence with the idea, the list, the 20-second film and six source notes. Watch it with the sound off. If the film would fit another podcast without any change, the idea was too weak, and you should say what you did about it.`,
  },
  {
    id: 'b03-synthetic-label-policy',
    title: 'Decide which of eight synthetic shots local news may use',
    description:
      'Judge eight uses of generated footage, write the labels, and draft a one-page rule for the newsroom.',
    minutes: 50,
    instructions: `A small news site wants to use generated video "where it helps". Decide each of these: yes, yes with label, or no.

1 clouds behind the weather map. 2 a burning barn, because no one filmed the real one. 3 an animated model of how a sluice works. 4 a crowd in front of the town hall, since ours looked thin. 5 the mayor reading her own written statement, in her own likeness, without her knowledge. 6 a street scene from 1910 for the anniversary. 7 background blur of a court building that exists. 8 a witness's face replaced by a generated one to protect him, with his consent.

For every case write the reason in one or two sentences, built on the same question: what would a viewer believe happened, and did it?

Write labels for those that need one: wording of at most six words, position, size as a percentage of the height, and duration. A label that appears only at the end is as good as none.

Then the rule for the newsroom, one page, that gives the same results for your eight, and says who decides when in doubt and what happens after a mistake.

Finally make one labeled shot yourself, case 3 or 6, five to eight seconds. Do not produce cases 2, 4 or 5, not even as an example. A policy that lets one of these three through will be rejected.`,
  },
  {
    id: 'b03-returns-desk-training',
    title: 'Write and block a training scene with two endings',
    description:
      'A 60-second role play at a returns desk, with a choice in the middle and a frame for each line.',
    minutes: 60,
    instructions: `For new staff of a department store. A customer returns a coat without a receipt, after 40 days; the store's rule allows 30 days with a receipt and, after that, store credit at the manager's discretion. The customer is tired and not unfriendly.

Scene, 35 seconds: greeting, request, the moment when it could go either way. Then the film stops and asks: what do you say? Ending A, 12 seconds: the clerk begins with the rule. Ending B, 12 seconds: the clerk begins with what can be done. Both end with the same store credit. The trainees should discover that the outcome is the same and the customer is not.

Write the dialogue, natural and short; no one in a store says "I understand your frustration". Make a table with line, speaker, feeling behind it, seconds, camera.

Block it: where do they stand, where is the coat, when does it change hands? A simple plan from above will do.

Generate one still for every line (ten to fourteen), same two people, same desk. Assemble them with synthetic voices into an animatic, without lip movement.

Hand in the dialogue table, the plan, the animatic with both endings, and the three questions a trainer asks afterward. If A is a villain and B a saint, the scene teaches nothing, and we will ask you to make both of them human.`,
  },
  {
    id: 'b03-campaign-credit-plan',
    title: 'Plan the credits and hours of a six-film campaign',
    description:
      'Calculate what 48 generated shots cost when only some attempts succeed, and find the cheapest safe route.',
    minutes: 45,
    instructions: `An agency is making six 40-second films for a zoo, each from eight five-second shots. Its tool charges 12 credits for a draft-quality shot and 30 for a final-quality shot; 1,000 credits cost $25. From experience, one draft in four is usable; a final made from a usable draft succeeds in five of six cases. A draft takes 2 minutes to generate and 1 to judge, a final 6 and 2. Editing takes 4 hours per film.

Work out, showing every step: the expected number of drafts and of finals for 48 good shots; credits; dollars; waiting hours and working hours. Calculate both cases: waiting time can be used to judge other shots, and it cannot.

Now compare three alternatives: (a) finals right away, without drafts, with one in five usable; (b) the draft stage with better preparation, which raises usable drafts to one in three and costs 15 minutes per shot; (c) reusing eight shots in two films each. Which saves money, which saves time, and at what cost in quality?

Present it to the producer in 150 words with one table: recommendation, cost, hours, the one assumption that could overturn it, and by how much it would have to be off.

We check the calculations. A plan that treats "one in four" as if it were certain for every single shot misses the spread; add a reserve and justify its size.`,
  },
];
