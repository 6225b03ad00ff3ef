// Dies right after its start.
process.exit(1);
