CREATE TABLE `model_rests` (
	`name` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`until` text NOT NULL,
	`because` text NOT NULL
);
