CREATE TABLE `unknown_codes` (
	`day` text NOT NULL,
	`code` text NOT NULL,
	`language` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `code`, `language`)
);
