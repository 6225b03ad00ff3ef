/** `npm run release -- <command>`: publishes, promotes, rolls back; see `npm run release -- --help`. */
import '../../release/src/cli/main.ts';
