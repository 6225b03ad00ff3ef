// Cannot run with its settings.
process.exit(2);
